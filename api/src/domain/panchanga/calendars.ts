import { Injectable } from '@nestjs/common';
import { createPanchanga, type Options, type Panchanga, type Place } from '@sannidhi/panchanga';

/** Places whose computed days are cached; the least recently requested one is dropped. */
const KEPT = 32;

/** Calendars by place and options, so that the days for a place in use are computed once. */
@Injectable()
export class Calendars {
  readonly #kept = new Map<string, Panchanga>();
  readonly #years = new WeakMap<Panchanga, Set<number>>();

  /** The calendar of a place. Throws the library's `PanchangaRangeError`. */
  of({ latitude, longitude, timeZone }: Place, options: Options): Panchanga {
    const key = JSON.stringify([latitude, longitude, timeZone, options.tradition, options.region]);
    const calendar = this.#kept.get(key) ?? createPanchanga({ latitude, longitude, timeZone }, options);
    this.#kept.delete(key);
    this.#kept.set(key, calendar);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return calendar;
  }

  /** Whether a year of the calendar was requested before: its days are then cached. */
  isWorkedOut(calendar: Panchanga, year: number): boolean {
    return this.#years.get(calendar)?.has(year) ?? false;
  }

  /** From now on the year is cached. */
  workedOut(calendar: Panchanga, year: number): void {
    this.#years.set(calendar, (this.#years.get(calendar) ?? new Set()).add(year));
  }
}
