import { instantOf } from '@sannidhi/panchanga';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { PoojaBlackoutRow } from './pooja-blackout.entity.ts';
import type { PoojaServiceRow } from './pooja-service.entity.ts';
import type { PoojaSlotRow } from './pooja-slot.entity.ts';

/** When something is, and in which hall or shrine. */
type Held = Pick<PoojaSlotRow, 'startsAt' | 'endsAt' | 'onDate'> & Pick<PoojaServiceRow, 'place'>;
type Blackout = Pick<PoojaBlackoutRow, 'fromDate' | 'toDate' | 'startTime' | 'endTime' | 'place'>;

/** The times without poojas that a temple has from a date on. */
export const blackoutsFrom = (manager: EntityManager, templeId: string, date: string): Promise<PoojaBlackoutRow[]> =>
  manager.findBy(PoojaBlackoutRow, { templeId, toDate: MoreThanOrEqual(date) });

/** Whether a slot meets hours without poojas in its place, on the temple's clocks. */
export const isBlackedOut = (blackouts: readonly Blackout[], slot: Held, timeZone: string): boolean =>
  blackouts.some((blackout) => (blackout.place === null || blackout.place === slot.place) && meets(blackout, slot, timeZone));

/** Whether a slot meets hours without poojas, wherever it is. */
export function meets(
  { fromDate, toDate, startTime, endTime }: Omit<Blackout, 'place'>,
  slot: Omit<Held, 'place'>,
  timeZone: string,
): boolean {
  const { onDate, startsAt, endsAt } = slot;
  if (onDate < fromDate || onDate > toDate) return false;
  if (startTime === null || endTime === null) return true;
  return startsAt.getTime() < instantOf(onDate, endTime, timeZone) && endsAt.getTime() > instantOf(onDate, startTime, timeZone);
}
