import { openingsOn, type TempleHours } from '@sannidhi/contracts';
import { dayAfter, localDateAt, localInstant } from '../../platform/documents/words.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A temple that is closed for two weeks is asked for an answer after a day, like one without hours. */
const DAYS_CLOSED = 14;
/** The longest promise of a temple that opens one hour a week ends within this. */
const DAYS_SEARCHED = 366;

interface ReplyRule {
  hours: TempleHours;
  /** Within how many hours in which it is open the temple answers. */
  replyHours: number;
  timeZone: string;
}

/** When someone who writes now should have an answer. */
export function replyDueAt({ hours, replyHours, timeZone }: ReplyRule, asked: Date): Date {
  const promised = replyHours * HOUR_MS;
  let left = promised;
  let date = localDateAt(asked, timeZone);
  for (let day = 0; day < DAYS_SEARCHED && (day < DAYS_CLOSED || left < promised); day += 1, date = dayAfter(date)) {
    for (const { from, until } of openingsOn(hours, date)) {
      const opens = Math.max(localInstant(date, from, timeZone).getTime(), asked.getTime());
      const open = Math.max(0, localInstant(date, until, timeZone).getTime() - opens);
      if (open >= left) return new Date(opens + left);
      left -= open;
    }
  }
  return dayLater(asked);
}

/** What the platform promises. */
export const dayLater = (asked: Date): Date => new Date(asked.getTime() + DAY_MS);
