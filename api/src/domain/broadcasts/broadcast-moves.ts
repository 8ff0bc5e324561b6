import { BROADCAST_TRANSITIONS, type BroadcastStatus, canMove } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { BroadcastRow } from './broadcast.entity.ts';

export type BroadcastKey = Pick<BroadcastRow, 'templeId' | 'id'>;

const cameFrom = (to: BroadcastStatus, from: readonly BroadcastStatus[]) => from.filter((one) => canMove(BROADCAST_TRANSITIONS, one, to));

/** Moves a broadcast that is in one of the `from` states; returns whether it did. */
export async function moveBroadcast(
  tx: EntityManager,
  { templeId, id }: BroadcastKey,
  from: readonly BroadcastStatus[],
  to: BroadcastStatus,
  change: Partial<BroadcastRow> = {},
): Promise<boolean> {
  const { affected } = await tx.update(BroadcastRow, { templeId, id, status: In(cameFrom(to, from)) }, { ...change, status: to });
  return affected === 1;
}
