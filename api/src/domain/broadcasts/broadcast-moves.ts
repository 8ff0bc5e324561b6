import { BROADCAST_TRANSITIONS, type BroadcastStatus, canMove, type SuppressionReason } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

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

/** Suppresses everything that isn't being sent yet, with the reason. */
export async function suppressWaiting(tx: EntityManager, { templeId, id }: BroadcastKey, reason: SuppressionReason): Promise<void> {
  const change = { status: 'suppressed' as const, reason, heldUntil: null, changedAt: new Date() };
  for (const status of ['queued', 'held'] as const) await tx.update(BroadcastRecipientRow, { templeId, broadcastId: id, status }, change);
}

/** Whether its end time has passed at an instant. */
export const isOver = ({ usefulUntil }: Pick<BroadcastRow, 'usefulUntil'>, at: Date): boolean => usefulUntil !== null && usefulUntil <= at;

/** Whether it runs. It keeps running until the transaction ends, since changes wait. */
export async function isRunning(tx: EntityManager, { templeId, id }: BroadcastKey): Promise<boolean> {
  await execute(tx, 'UPDATE broadcasts SET id = id WHERE templeId = ? AND id = ?', [templeId, id]);
  return tx.existsBy(BroadcastRow, { templeId, id, status: 'running' });
}
