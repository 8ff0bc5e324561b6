import { Inject, Injectable } from '@nestjs/common';
import {
  messagesOf,
  PUBLIC_CALENDAR_DAYS,
  type PublicCalendar,
  type PublicCalendarEntry,
  poojaSlotNoun,
  type publicCalendarEndpoints,
  type QueryOf,
} from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { Database } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { CALENDAR_PARTS, type CalendarPart } from './calendar-part.ts';
import { TempleSky } from './temple-sky.service.ts';

const say = messagesOf(poojaSlotNoun);

/** What everyone sees of a temple's calendar: the public entries of the layers that are for everyone, and the festivals. */
@Injectable()
export class PublicCalendarService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly sky: TempleSky,
    @Inject(CALENDAR_PARTS) private readonly every: readonly CalendarPart[],
  ) {}

  /** The days of an approved temple. Throws `not-found`, and `invalid-fields` for a span that is backward or too long. */
  async read(slug: string, { from, to, language = 'en' }: QueryOf<typeof publicCalendarEndpoints.read>): Promise<PublicCalendar> {
    if (to < from) throw fieldError('to', say('pooja-slot.end-before-start'));
    if (to >= daysAfter(from, PUBLIC_CALENDAR_DAYS))
      throw fieldError('to', say('pooja-slot.span-too-long', { days: PUBLIC_CALENDAR_DAYS }));
    const temple = await this.temples.approvedBySlug(slug);
    const parts = this.every.filter(({ isForEveryone }) => isForEveryone).toSorted((one, other) => one.order - other.order);
    const entries = (await Promise.all(parts.map((part) => this.entriesOf(temple, part, from, to)))).flat();
    const days = await this.sky.days(temple, from, to, language);
    return {
      timeZone: temple.timeZone,
      days: days.map(({ date, festivals }) => ({ date, festivals })),
      layers: parts.map(({ layer }) => layer),
      entries: entries.sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
    };
  }

  private async entriesOf({ id: templeId, slug, timeZone }: Temple, part: CalendarPart, from: string, to: string) {
    const span = { from: new Date(instantOf(from, '00:00', timeZone)), to: new Date(instantOf(daysAfter(to, 1), '00:00', timeZone)) };
    const entries = await part.entries({ reader: this.database.reader, templeId, timeZone, ...span });
    const byDay = new Map<string, PublicCalendarEntry>();
    for (const { isPublic, publicPath, title, place = '', startsAt, endsAt } of entries.toSorted(inOrder)) {
      if (!isPublic || !publicPath) continue;
      // What began earlier and still goes on is on the first day.
      const startsOn = dateAt(startsAt.getTime(), timeZone);
      const date = startsOn < from ? from : startsOn;
      const path = publicPath(slug);
      const known = byDay.get(`${date} ${path}`);
      if (known) known.times += 1;
      else
        byDay.set(`${date} ${path}`, {
          ...{ layer: part.layer.name, title, place, date, times: 1, path },
          ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
        });
    }
    return [...byDay.values()];
  }
}

const inOrder = (one: { startsAt: Date }, other: { startsAt: Date }): number => one.startsAt.getTime() - other.startsAt.getTime();
