import { Inject, Injectable } from '@nestjs/common';
import type { CalendarDates } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { appointmentFeed } from '../calendar-links/appointment-feed.ts';
import { PublicEvents } from './public-events.service.ts';
import { addressOf, type PublicDate, placeNameOf } from './public-views.ts';

/**
 * Events for calendar apps. Each date is an appointment of its own, under its own id: it stays the same appointment when its series is
 * changed or split, and dates by the Moon need no rule that an app doesn't know.
 */
@Injectable()
export class EventCalendar {
  constructor(
    private readonly events: PublicEvents,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** One date, or all of its series that people can see. Throws `not-found`. */
  async file(slug: string, occurrenceId: string, dates: CalendarDates): Promise<string> {
    const date = await this.events.shown(slug, occurrenceId);
    const rows = dates === 'all' ? await this.events.datesOf(date) : [date.row];
    const appointments = rows.map((row) => this.appointment({ ...date, row }));
    return appointmentFeed(date.series.title, 'events', appointments);
  }

  /** A temple's events, for an app that subscribes to them. Throws `not-found`. */
  async feed(slug: string): Promise<string> {
    const { temple, dates } = await this.events.feedOf(slug);
    return appointmentFeed(
      temple.name,
      'events',
      dates.map((date) => this.appointment(date)),
    );
  }

  private appointment(date: PublicDate) {
    const { row, series, temple } = date;
    const isOnline = series.place === 'online';
    const url = `${this.settings.publicUrl}/temples/${temple.slug}/events/${row.id}`;
    const lines = [row.reason, row.own.note, series.summary, series.description, isOnline ? series.link : ''];
    return {
      id: row.id,
      summary: series.title,
      location: [placeNameOf(row, series), isOnline ? '' : temple.name, addressOf(date)].filter(Boolean).join(', '),
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      canceled: row.status === 'canceled',
      tentative: row.status === 'postponed',
      madeAt: row.createdAt,
      changedAt: row.changedAt,
      sequence: row.sequence,
      timeZone: series.timeZone,
      description: lines.filter(Boolean).join('\n\n'),
      url,
    };
  }
}
