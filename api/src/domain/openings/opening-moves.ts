import { OPENING_TRANSITIONS, type OpeningStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { ungateSlot } from '../poojas/slot-places.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

export type OpeningKey = Pick<PoojaOpeningRow, 'templeId' | 'id'>;

/** Moves an opening to a state in one conditional UPDATE; false where it can't go there (any more). */
export async function moveOpening(
  tx: EntityManager,
  { templeId, id }: OpeningKey,
  to: OpeningStatus,
  change: Partial<PoojaOpeningRow> = {},
): Promise<boolean> {
  const from = (Object.keys(OPENING_TRANSITIONS) as OpeningStatus[]).filter((state) =>
    OPENING_TRANSITIONS[state].some((next) => next === to),
  );
  const { affected } = await tx.update(
    PoojaOpeningRow,
    { templeId, id, status: In(from) },
    { ...change, status: to, updatedAt: new Date() },
  );
  return affected === 1;
}

/** Its times can be booked by everyone again. In the order of their ids, as everything that takes several slots. */
export async function ungateSlots(tx: EntityManager, { templeId, id, slotIds }: PoojaOpeningRow): Promise<void> {
  for (const slotId of [...slotIds].sort()) await ungateSlot(tx, { templeId, id: slotId }, id);
}
