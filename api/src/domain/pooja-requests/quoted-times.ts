import type { QuotedTime, RequestPart } from '@sannidhi/contracts';
import { instantOf } from '@sannidhi/panchanga';
import type { Temple } from '../temples/temple.entity.ts';
import type { PoojaRequestRow } from './pooja-request.entity.ts';

type Quoted = Pick<PoojaRequestRow, 'quote' | 'chosen' | 'startsAt'>;
type Zone = Pick<Temple, 'timeZone'>;

/** The moment of a date that a quote offers. */
export const momentOf = ({ date, time }: QuotedTime, { timeZone }: Zone): Date => new Date(instantOf(date, time, timeZone));

/** When a requested pooja is that a line pays for: as it is scheduled, as it was chosen, or as the line chooses; null for none of these. */
export function paidMoment(
  { quote, chosen, startsAt }: Quoted,
  { part, choice }: { part: RequestPart; choice: number },
  zone: Zone,
): Date | null {
  const at = part === 'rest' ? chosen : quote?.dates[choice];
  return startsAt ?? (at ? momentOf(at, zone) : null);
}
