import type { ErrorCode } from '@sannidhi/contracts';
import type { PoojaServiceRow } from '../../poojas/pooja-service.entity.ts';
import type { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { bookable } from '../../poojas/pooja-slots.service.ts';

type Time = Pick<PoojaSlotRow, 'startsAt' | 'status' | 'retired'>;

/** Why a time can't be booked online, whatever places it has; null where it can. */
export function timeRefusal(time: Time, service: PoojaServiceRow, now: Date): ErrorCode | null {
  const { startsAt, status, retired } = time;
  if (status === 'canceled') return 'slot-canceled';
  if (startsAt <= now) return 'slot-over';
  if (status !== 'open' || retired || !service.active) return 'slot-closed';
  return outsideWindow(time, service, now);
}

/** Why families can't book a time of a pooja now: too little notice, or too far ahead; null where they can. */
export function outsideWindow({ startsAt }: Pick<Time, 'startsAt'>, service: PoojaServiceRow, now: Date): ErrorCode | null {
  const [first, last] = bookable(service, now);
  if (startsAt < first) return 'slot-too-soon';
  return startsAt > last ? 'slot-too-far' : null;
}
