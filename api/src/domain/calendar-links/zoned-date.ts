import { dateAt, timeAt } from '@sannidhi/panchanga';

/** An instant whose clock is that of a zone: what the calendar writer reads for a time with `TZID`, whatever the process's zone is. */
export class ZonedDate extends Date {
  /** By this, `withTimeZone` and `tzComponents` the writer knows a date with a zone. */
  readonly internal: Date;
  readonly timeZone: string;
  readonly #date: string;
  readonly #time: string;

  constructor(at: Date, timeZone: string) {
    super(at);
    this.internal = at;
    this.timeZone = timeZone;
    this.#date = dateAt(at.getTime(), timeZone);
    this.#time = timeAt(at.getTime(), timeZone);
  }

  withTimeZone(): ZonedDate {
    return this;
  }

  tzComponents(): [string] {
    return [this.timeZone];
  }

  override getFullYear(): number {
    return Number(this.#date.slice(0, 4));
  }

  override getMonth(): number {
    return Number(this.#date.slice(5, 7)) - 1;
  }

  override getDate(): number {
    return Number(this.#date.slice(8));
  }

  override getHours(): number {
    return Number(this.#time.slice(0, 2));
  }

  override getMinutes(): number {
    return Number(this.#time.slice(3));
  }

  override getSeconds(): number {
    return this.getUTCSeconds();
  }
}
