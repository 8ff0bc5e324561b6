import { Injectable } from '@nestjs/common';
import type { FestivalDate } from '@sannidhi/contracts';
import { dateAt, daysAfter, LAST_YEAR } from '@sannidhi/panchanga';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { CalendarWork } from './calendar-work.ts';
import { Calendars } from './calendars.ts';
import { FestivalOverridesService } from './festival-overrides.service.ts';
import { answered } from './places.service.ts';

const SHOWN_DAYS = 365;

/** The festivals that a temple keeps in the coming year. */
@Injectable()
export class FestivalDates {
  constructor(
    private readonly temples: TemplesService,
    private readonly calendars: Calendars,
    private readonly work: CalendarWork,
    private readonly overrides: FestivalOverridesService,
  ) {}

  /** By the date that the actor's temple keeps. Throws `unavailable` if too many calendars are being computed. */
  async coming(actor: Actor): Promise<FestivalDate[]> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const today = dateAt(Date.now(), temple.timeZone);
    const until = daysAfter(today, SHOWN_DAYS);
    const own = await this.overrides.ofTemple(temple.id);
    const calendar = this.calendars.of(temple, {});
    const years = yearsOf(today, until).map((year) => () => answered(() => calendar.festivals(year)));
    const festivals = (await this.work.run(years)).flat();
    return festivals
      .map(({ id, date, tradition }) => dateOf({ festivalId: id, computedDate: date, tradition }, own))
      .filter(({ date }) => date >= today && date <= until)
      .sort((one, other) => one.date.localeCompare(other.date));
  }
}

const yearOf = (date: string): number => Math.min(Number(date.slice(0, 4)), LAST_YEAR);
const yearsOf = (from: string, to: string): number[] => [...new Set([yearOf(from), yearOf(to)])];

function dateOf(
  occurrence: Pick<FestivalDate, 'festivalId' | 'computedDate' | 'tradition'>,
  own: Awaited<ReturnType<FestivalOverridesService['ofTemple']>>,
): FestivalDate {
  const { festivalId, computedDate } = occurrence;
  const moved = own.find((each) => each.festivalId === festivalId && each.computedDate === computedDate);
  return { id: `${festivalId}.${computedDate}`, ...occurrence, date: moved?.date ?? computedDate, note: moved?.note ?? null };
}
