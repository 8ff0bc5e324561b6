import { messagesOf, staffMemberNoun } from '@sannidhi/contracts';
import { IsNull, MoreThan } from 'typeorm';
import { dayAfter, localDateAt, startOfDay } from '../../platform/documents/words.ts';
import { fieldError } from '../../platform/http/domain-error.ts';

const say = messagesOf(staffMemberNoun);

interface Position {
  /** A preset's name, or the id of the temple's own role. */
  role: string;
  /** YYYY-MM-DD in the temple's time zone. */
  lastDay?: string | null | undefined;
}

/** When a membership ends: at the midnight after its last day in the temple's zone; null if it doesn't. Throws `invalid-fields`. */
export function endOf({ role, lastDay }: Position, timeZone: string): Date | null {
  if (!lastDay) return null;
  if (role === 'owner') throw fieldError('lastDay', say('staff-member.owner-stays'));
  const end = startOfDay(dayAfter(lastDay), timeZone);
  if (end <= new Date()) throw fieldError('lastDay', say('staff-member.last-day-past'));
  return end;
}

/** The last day of a membership that ends then. */
export const lastDayOf = (endsAt: Date | null, timeZone: string): string | null =>
  endsAt && localDateAt(new Date(endsAt.getTime() - 1), timeZone);

/** Memberships that haven't ended, to be found by any of these. */
export const lasting = () => [{ endsAt: IsNull() }, { endsAt: MoreThan(new Date()) }];

/** Whether a membership has ended by itself. */
export const hasEnded = ({ endsAt }: { endsAt: Date | null }): boolean => endsAt !== null && endsAt <= new Date();
