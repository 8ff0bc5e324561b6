import { Inject, Injectable } from '@nestjs/common';
import { eventPagePath } from '@sannidhi/contracts';
import { MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { EventSeriesRow } from './event.entity.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';
import { momentOf } from './moment-of.ts';

/** Posters of events, to print and hang up. */
@Injectable()
export class EventPosters {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The poster of an event; its code opens the page of the next date. Throws `not-found`, also for one that nobody can see or that is over. */
  async of(actor: Actor, eventId: string): Promise<Buffer> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const { reader } = this.database;
    const { title, timeZone, placeName } = found(await reader.findOneBy(EventSeriesRow, { templeId: temple.id, id: eventId }));
    const where = { templeId: temple.id, eventId, status: 'published' as const, startsAt: MoreThan(new Date()) };
    const dates = await reader.find(EventOccurrenceRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
    const next = found(dates[0]);
    const { eventPosterPdf } = await import('./event-poster.pdf.ts');
    return eventPosterPdf({
      templeName: temple.name,
      city: `${temple.city}, ${temple.state}`,
      event: title,
      dates: dates.map(({ startsAt }) => momentOf({ startsAt: startsAt.toISOString(), timeZone }, 'en')),
      place: next.own.placeName || placeName,
      url: this.settings.publicUrl + eventPagePath(temple.slug, next.id),
    });
  }
}
