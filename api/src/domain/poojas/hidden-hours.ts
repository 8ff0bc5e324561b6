import { type EntityManager, In, IsNull } from 'typeorm';
import { PoojaSlotRow } from './pooja-slot.entity.ts';

type Hour = Pick<PoojaSlotRow, 'templeId' | 'serviceId' | 'onDate' | 'atTime'>;

const EMPTY = { onlineHeld: 0, onlineSold: 0, counterSold: 0, offered: 0 };
const HIDDEN = { ...EMPTY, retired: true, status: In(['open', 'closed']), blackedOutAt: IsNull(), gatedBy: IsNull() };
/** Neither at the counter nor on the waitlist. */
const NOBODY_WAITS = `COALESCE(pooja_slots.counterHeld, 0) = 0 AND NOT EXISTS (SELECT 1 FROM pooja_waits
  WHERE pooja_waits.templeId = pooja_slots.templeId AND pooja_waits.slotId = pooja_slots.id AND pooja_waits.status IN ('waiting', 'offered'))`;
/** On no clock. */
const NOWHERE = '';

/** Whether an hour’s time is shown nowhere: its schedule no longer has it, and nobody is in it or waits for it. */
export const isHidden = (manager: EntityManager, { templeId, serviceId, onDate, atTime }: Hour): Promise<boolean> =>
  manager
    .createQueryBuilder(PoojaSlotRow, 'pooja_slots')
    .where({ templeId, serviceId, onDate, atTime, ...HIDDEN })
    .andWhere(NOBODY_WAITS)
    .getExists();

/** Changes an hour’s hidden time, unless `own` is its schedule, in one conditional statement. Returns whether there was one. */
export async function changeHidden(
  tx: EntityManager,
  { templeId, serviceId, onDate, atTime }: Hour,
  change: Partial<PoojaSlotRow>,
  own = '',
): Promise<boolean> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(PoojaSlotRow)
    .set(change)
    .where({ templeId, serviceId, onDate, atTime, ...HIDDEN })
    .andWhere('(scheduleId IS NULL OR scheduleId <> :own)', { own })
    .andWhere(NOBODY_WAITS)
    .execute();
  return affected === 1;
}

/** Takes a hidden time out of a slot’s way; returns what gives it the hour that the slot left. It belongs to no schedule any more. */
export async function stepAside(tx: EntityManager, hour: Hour): Promise<(left: PoojaSlotRow) => Promise<void>> {
  const { templeId, serviceId, onDate } = hour;
  if (!(await changeHidden(tx, hour, { atTime: NOWHERE, scheduleId: null }))) return async () => undefined;
  const aside = { templeId, serviceId, onDate, atTime: NOWHERE };
  return async ({ onDate: date, atTime, startsAt, endsAt }) => {
    await tx.update(PoojaSlotRow, aside, { onDate: date, atTime, startsAt, endsAt });
  };
}
