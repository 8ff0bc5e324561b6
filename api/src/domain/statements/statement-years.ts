import { RECEIPTS_FIRST_YEAR } from '@sannidhi/contracts';
import { localDateAt } from '../../platform/documents/words.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

/** Where a day of the United States begins first and ends last. */
const [FIRST_ZONE, LAST_ZONE] = ['Pacific/Guam', 'Pacific/Pago_Pago'];

const yearAt = (instant: Date, timeZone: string): number => Number(localDateAt(instant, timeZone).slice(0, 4));

/** Whether a year has ended at every temple of a statement. One without temples ends with the last place in the country. */
export const isYearOver = (year: number, timeZones: readonly string[], now: Date): boolean =>
  (timeZones.length > 0 ? timeZones : [LAST_ZONE]).every((timeZone) => yearAt(now, timeZone) > year);

/** The year in an address. Throws `not-found` for one that can't have gifts. */
export function yearOf(text: string, now = new Date()): number {
  const year = Number(text);
  if (!/^\d{4}$/.test(text) || year < RECEIPTS_FIRST_YEAR || year > yearAt(now, FIRST_ZONE)) throw new DomainError('not-found');
  return year;
}
