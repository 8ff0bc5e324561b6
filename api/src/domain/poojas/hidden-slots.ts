import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { insertOnce } from '../../platform/database/rows.ts';
import { changeHidden } from './hidden-hours.ts';
import type { PoojaScheduleRow } from './pooja-schedule.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';
import { plannedKey } from './slot-moves.ts';

/**
 * Adds a slot. A time that another schedule no longer has, and that nobody is in or waits for, is shown nowhere: its row becomes the new
 * slot's and keeps its id. Returns the slot; null where its time is taken.
 */
export async function addOrTakeOver(tx: EntityManager, slot: PoojaSlotRow): Promise<PoojaSlotRow | null> {
  if (await insertOnce(tx, PoojaSlotRow, slot)) return slot;
  if (!(await takeOver(tx, slot))) return null;
  const { templeId, serviceId, onDate, atTime } = slot;
  return tx.findOneByOrFail(PoojaSlotRow, { templeId, serviceId, onDate, atTime, requestKey: '' });
}

/** Whether a hidden time of another schedule became this slot. */
export const takeOver = (tx: EntityManager, { id: _new, createdAt: _now, used: _used, ...slot }: PoojaSlotRow): Promise<boolean> =>
  changeHidden(tx, slot, { ...slot, used: true }, slot.scheduleId ?? '');

/** Times to come of a schedule's pooja that other schedules no longer have, or that made way for another. */
export async function retiredByOthers(
  tx: EntityManager,
  { templeId, serviceId, id }: Pick<PoojaScheduleRow, 'templeId' | 'serviceId' | 'id'>,
  now: Date,
): Promise<Set<string>> {
  const retired = { templeId, serviceId, retired: true, startsAt: MoreThan(now) };
  const ofOthers = [Not(id), IsNull()].map((scheduleId) => ({ ...retired, scheduleId }));
  return new Set((await tx.findBy(PoojaSlotRow, ofOthers)).map(({ onDate, atTime }) => plannedKey(onDate, atTime)));
}
