import type { PlanRule } from '@sannidhi/contracts';
import { createPanchanga, daysAfter, type Panchanga, type Place } from '@sannidhi/panchanga';

const EKADASHI = 11;
const AMANTA_WANING = 15;
/** Both ways of deciding an Ekadashi lie within this many days of each other, and the other half's is two weeks off. */
const NEAR_DAYS = 3;

/**
 * The dates of one tithi or nakshatra rule at one place, from the first on or after a date. Each occurrence of the tithi or star is one
 * date, whether it sees two sunrises or none. Every date is counted from the first; those worked out are kept.
 */
export class LunarDates {
  readonly #dates: string[] = [];
  readonly #calendar: Panchanga;

  constructor(
    private readonly rule: PlanRule,
    private readonly startsOn: string,
    place: Place,
  ) {
    // Ekadashis of householders: what the calendar of every temple shows unless it says otherwise.
    this.#calendar = createPanchanga(place, { tradition: 'smarta' });
  }

  /** The n-th date, from 0; null when the tables end before it. */
  at(n: number): string | null {
    while (this.#dates.length <= n) {
      const next = this.after(this.#dates.at(-1) ?? daysAfter(this.startsOn, -1));
      if (next === null) return null;
      this.#dates.push(next);
    }
    return this.#dates[n] ?? null;
  }

  private after(date: string): string | null {
    const { kind, nakshatra = 0, tithi = 0, paksha, month } = this.rule;
    if (kind === 'tithi' && month) return this.yearlyAfter(paksha === 'krishna' ? tithi + AMANTA_WANING : tithi, month, date);
    if (kind === 'nakshatra') return this.#calendar.next({ kind: 'nakshatra', nakshatra }, date)?.date ?? null;
    const found = [
      paksha !== 'krishna' ? this.tithiAfter(tithi, date) : null,
      paksha !== 'shukla' ? this.tithiAfter(tithi + AMANTA_WANING, date) : null,
    ];
    return found.filter((each) => each !== null).sort()[0] ?? null;
  }

  private tithiAfter(tithi: number, date: string): string | null {
    if (tithi % AMANTA_WANING === EKADASHI) return this.ekadashiAfter(tithi, date);
    return this.#calendar.next({ kind: 'tithi', tithi }, date)?.date ?? null;
  }

  /** Once a year: the day whose afternoon sees the tithi, as for a shraddha. */
  private yearlyAfter(tithi: number, month: number, date: string): string | null {
    return this.#calendar.next({ kind: 'tithi', tithi, month, window: 'aparahna' }, date)?.date ?? null;
  }

  /** An Ekadashi is the day of its fast, which isn't always the tithi's own. */
  private ekadashiAfter(tithi: number, date: string): string | null {
    for (let at = date; ; ) {
      const fast = this.#calendar.next({ kind: 'festival', id: 'ekadashi' }, at)?.date;
      if (fast === undefined) return null;
      const own = this.#calendar.next({ kind: 'tithi', tithi }, daysAfter(fast, -NEAR_DAYS - 1))?.date;
      if (own !== undefined && own <= daysAfter(fast, NEAR_DAYS)) return fast;
      at = fast;
    }
  }
}
