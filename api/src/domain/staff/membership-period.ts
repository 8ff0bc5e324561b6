import { messagesOf, staffMemberNoun } from '@sannidhi/contracts';
import { dayAfter, localDateAt, startOfDay } from '../../platform/documents/words.ts';
import { fieldError } from '../../platform/http/domain-error.ts';

const say = messagesOf(staffMemberNoun);

interface Position {
  /** A preset's name, or the id of the temple's own role. */
  role: string;
  /** YYYY-MM-DD in the temple's time zone. */
  firstDay?: string | null | undefined;
  /** The same. */
  lastDay?: string | null | undefined;
}

/** From when until when somebody has a role; null for an end that is open. */
export interface Period {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** The midnights before its first and after its last day in the temple's zone. Throws `invalid-fields`. */
export function periodOf({ role, firstDay, lastDay }: Position, timeZone: string): Period {
  const field = lastDay ? 'lastDay' : 'firstDay';
  if (role === 'owner' && (firstDay || lastDay)) throw fieldError(field, say('staff-member.owner-stays'));
  const today = localDateAt(new Date(), timeZone);
  if (firstDay && firstDay < today) throw fieldError('firstDay', say('staff-member.day-past'));
  if (lastDay && lastDay < today) throw fieldError('lastDay', say('staff-member.day-past'));
  if (firstDay && lastDay && lastDay < firstDay) throw fieldError('lastDay', say('staff-member.last-day-first'));
  return {
    startsAt: firstDay && firstDay > today ? startOfDay(firstDay, timeZone) : null,
    endsAt: lastDay ? startOfDay(dayAfter(lastDay), timeZone) : null,
  };
}

/** The first day of what has yet to start; null once it has. */
export const firstDayOf = (startsAt: Date | null, timeZone: string): string | null =>
  startsAt && isToCome(startsAt) ? localDateAt(startsAt, timeZone) : null;

/** The last day of what ends then. */
export const lastDayOf = (endsAt: Date | null, timeZone: string): string | null =>
  endsAt && localDateAt(new Date(endsAt.getTime() - 1), timeZone);

/** Whether it has yet to start. */
export const isToCome = (startsAt: Date | null): boolean => startsAt !== null && startsAt > new Date();

/** Whether it ended by itself. */
export const hasEnded = ({ endsAt }: Pick<Period, 'endsAt'>): boolean => endsAt !== null && endsAt <= new Date();

/** Whether it has started and not ended. */
export const isCurrent = ({ startsAt, endsAt }: Period): boolean => !isToCome(startsAt) && !hasEnded({ endsAt });
