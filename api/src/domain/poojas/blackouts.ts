import { instantOf } from '@sannidhi/panchanga';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { PoojaBlackoutRow } from './pooja-blackout.entity.ts';
import type { PoojaSlotRow } from './pooja-slot.entity.ts';

type Times = Pick<PoojaSlotRow, 'startsAt' | 'endsAt' | 'onDate'>;
type Blackout = Pick<PoojaBlackoutRow, 'fromDate' | 'toDate' | 'startTime' | 'endTime'>;

/** The times without poojas that a temple has from a date on. */
export const blackoutsFrom = (manager: EntityManager, templeId: string, date: string): Promise<PoojaBlackoutRow[]> =>
  manager.findBy(PoojaBlackoutRow, { templeId, toDate: MoreThanOrEqual(date) });

/** Whether a slot meets hours without poojas, on the temple's clocks. */
export const isBlackedOut = (blackouts: readonly Blackout[], slot: Times, timeZone: string): boolean =>
  blackouts.some((blackout) => meets(blackout, slot, timeZone));

function meets({ fromDate, toDate, startTime, endTime }: Blackout, { onDate, startsAt, endsAt }: Times, timeZone: string): boolean {
  if (onDate < fromDate || onDate > toDate) return false;
  if (startTime === null || endTime === null) return true;
  return startsAt.getTime() < instantOf(onDate, endTime, timeZone) && endsAt.getTime() > instantOf(onDate, startTime, timeZone);
}
