import { messagesOf, SHIFT_HOURS_MAX, volunteerShiftNoun } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { localInstant } from '../../platform/documents/words.ts';
import { fieldError } from '../../platform/http/domain-error.ts';

const say = messagesOf(volunteerShiftNoun);
const HOUR_MS = 3_600_000;
/** How far ahead shifts are planned. */
const FARTHEST_DAYS = 731;

interface Clock {
  date: string;
  time: string;
  endDate?: string | null;
  endTime: string;
}

/**
 * When a shift is, on its zone's clocks. Throws `invalid-fields` for one that ends before it starts, is too long, has started, or is too far
 * away.
 */
export function shiftTimes({ date, time, endDate, endTime }: Clock, timeZone: string, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = localInstant(date, time, timeZone);
  const endsAt = localInstant(endDate ?? date, endTime, timeZone);
  if (startsAt <= now) throw fieldError('date', say('volunteer-shift.start-passed'));
  if (date > daysAfter(dateAt(now.getTime(), timeZone), FARTHEST_DAYS)) throw fieldError('date', say('volunteer-shift.too-far'));
  if (endsAt <= startsAt) throw fieldError('endTime', say('volunteer-shift.end-before-start'));
  if (endsAt.getTime() - startsAt.getTime() > SHIFT_HOURS_MAX * HOUR_MS)
    throw fieldError('endTime', say('volunteer-shift.too-long', { hours: SHIFT_HOURS_MAX }));
  return { startsAt, endsAt };
}
