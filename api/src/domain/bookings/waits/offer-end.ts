import { WAIT_OFFER_CLOCK, WAIT_OFFER_HOURS } from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';

const OFFER_MS = WAIT_OFFER_HOURS * 3_600_000;
/** An offer takes at most a quarter of the time left before the start, so that the next in line still has a chance. */
const SHARE_OF_NOTICE = 4;

/**
 * Until when an offer of a place holds: four hours, or a quarter of the time until the start if that is less. Hours of the night don't count,
 * in which nobody reads messages and no text is sent, unless the offer would end sooner that way.
 */
export function offerEnds(startsAt: Date, timeZone: string, now: Date): Date {
  const [from, start] = [now.getTime(), startsAt.getTime()];
  const onTheClock = from + shareOf(start - from);
  const byDay = afterDayTime(from, shareOf(dayTimeBetween(from, start, timeZone)), timeZone);
  return new Date(Math.max(onTheClock, byDay));
}

const shareOf = (noticeMs: number): number => Math.max(0, Math.min(OFFER_MS, noticeMs / SHARE_OF_NOTICE));

/** The milliseconds of day time between two instants; no more are counted than an offer can depend on. */
function dayTimeBetween(from: number, to: number, timeZone: string): number {
  let counted = 0;
  for (const [start, end] of days(from, timeZone)) {
    if (start >= to || counted >= OFFER_MS * SHARE_OF_NOTICE) break;
    counted += Math.min(end, to) - start;
  }
  return counted;
}

/** The instant at which so much day time has passed; the same instant for none. */
function afterDayTime(from: number, ms: number, timeZone: string): number {
  let left = ms;
  for (const [start, end] of left > 0 ? days(from, timeZone) : []) {
    if (start + left <= end) return start + left;
    left -= end - start;
  }
  return from;
}

/** Day after day, what is left of its day time. */
function* days(from: number, timeZone: string): Generator<[start: number, end: number]> {
  for (let date = dateAt(from, timeZone); ; date = daysAfter(date, 1)) {
    const end = instantOf(date, WAIT_OFFER_CLOCK.to, timeZone);
    if (end > from) yield [Math.max(from, instantOf(date, WAIT_OFFER_CLOCK.from, timeZone)), end];
  }
}
