import { isMarkable, markableFrom } from '@sannidhi/contracts';
import { dateAt, instantOf } from '@sannidhi/panchanga';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { PoojaSlotRow } from './pooja-slot.entity.ts';

/** Throws `service-not-begun` for a service whose start is more than half an hour ahead, by the server's clock. */
export function assertMarkable({ startsAt }: Pick<PoojaSlotRow, 'startsAt'>, now: Date): void {
  if (!isMarkable(markableFrom(startsAt), now)) throw new DomainError('service-not-begun');
}

/** How long before a pooja after midnight its families may already be there. */
const EARLY_MS = 6 * 3_600_000;

/** From when families are checked in: the temple's day of their pooja, or six hours before it where that is earlier. */
export const checkInFrom = ({ startsAt }: Pick<PoojaSlotRow, 'startsAt'>, timeZone: string): Date =>
  new Date(Math.min(instantOf(dateAt(startsAt.getTime(), timeZone), '00:00', timeZone), startsAt.getTime() - EARLY_MS));

/** Throws `check-in-too-early`. */
export function assertArriving(slot: Pick<PoojaSlotRow, 'startsAt'>, timeZone: string, now: Date): void {
  if (now < checkInFrom(slot, timeZone)) throw new DomainError('check-in-too-early');
}
