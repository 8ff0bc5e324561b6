import { Injectable } from '@nestjs/common';
import { createPanchanga, type Options, type Panchanga, type Place } from '@sannidhi/panchanga';

/** Places whose worked-out days are kept; the one asked for longest ago leaves. */
const KEPT = 32;

/** Calendars by place and options, so that the days of a place in use are worked out once. */
@Injectable()
export class Calendars {
  readonly #kept = new Map<string, Panchanga>();

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
}
