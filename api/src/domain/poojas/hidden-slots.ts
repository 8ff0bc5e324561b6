import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { insertOnce } from '../../platform/database/rows.ts';
import type { PoojaScheduleRow } from './pooja-schedule.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';
import { plannedKey } from './slot-moves.ts';

const EMPTY = { onlineHeld: 0, onlineSold: 0, counterSold: 0, offered: 0 };
const NOBODY_WAITS = `NOT EXISTS (SELECT 1 FROM pooja_waits
  WHERE pooja_waits.templeId = pooja_slots.templeId AND pooja_waits.slotId = pooja_slots.id AND pooja_waits.status IN ('waiting', 'offered'))`;

/**
 * Adds a slot. A time that another schedule no longer has, and that nobody is in or waits for, is shown nowhere: its row becomes the new
 * slot's and keeps its id. Returns the slot; null where its time is taken.
 */
export async function addOrTakeOver(tx: EntityManager, slot: PoojaSlotRow): Promise<PoojaSlotRow | null> {
  if (await insertOnce(tx, PoojaSlotRow, slot)) return slot;
  if (!(await takeOver(tx, slot))) return null;
  const { templeId, serviceId, onDate, atTime } = slot;
  return tx.findOneByOrFail(PoojaSlotRow, { templeId, serviceId, onDate, atTime });
}

/** Whether a hidden time of another schedule became this slot, in one conditional statement. */
export async function takeOver(tx: EntityManager, { id: _new, createdAt: _now, used: _used, ...slot }: PoojaSlotRow): Promise<boolean> {
  const { templeId, serviceId, onDate, atTime, scheduleId } = slot;
  const hidden = { ...EMPTY, retired: true, status: In(['open', 'closed']), blackedOutAt: IsNull(), gatedBy: IsNull() };
  const { affected } = await tx
    .createQueryBuilder()
    .update(PoojaSlotRow)
    .set({ ...slot, used: true })
    .where({ templeId, serviceId, onDate, atTime, ...hidden })
    .andWhere('scheduleId <> :own', { own: scheduleId ?? '' })
    .andWhere(NOBODY_WAITS)
    .execute();
  return affected === 1;
}

/** Times to come of a schedule's pooja that other schedules no longer have. */
export async function retiredByOthers(
  tx: EntityManager,
  { templeId, serviceId, id }: Pick<PoojaScheduleRow, 'templeId' | 'serviceId' | 'id'>,
  now: Date,
): Promise<Set<string>> {
  const retired = { templeId, serviceId, retired: true, scheduleId: Not(id), startsAt: MoreThan(now) };
  return new Set((await tx.findBy(PoojaSlotRow, retired)).map(({ onDate, atTime }) => plannedKey(onDate, atTime)));
}
