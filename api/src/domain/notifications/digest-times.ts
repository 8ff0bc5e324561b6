import type { Digest } from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { nextTurn, turnOn } from '../festival-reminders/reminder-times.ts';

const MONDAY = 1;
const weekdayOf = (on: string): number => new Date(`${on}T00:00:00Z`).getUTCDay();

/** When the next digest is due: at the chosen hour, each day or each Monday. Null if there is none. */
export function nextDigest({ digest, hour, timeZone }: { digest: Digest; hour: number; timeZone: string }, now: Date): Date | null {
  if (digest === 'each') return null;
  let { on, at } = nextTurn(now, hour, timeZone);
  while (digest === 'weekly' && weekdayOf(on) !== MONDAY) ({ on, at } = turnOn(daysAfter(on, 1), hour, timeZone));
  return at;
}
