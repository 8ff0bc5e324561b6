import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce, insertRow } from '../../platform/database/rows.ts';
import { MessageBox, MessageEventRow } from './message-box.entity.ts';

export interface BoxChange {
  box: string;
  /** Added to the counters. */
  unread?: number;
  waiting?: number;
}

/**
 * Counts and numbers a change for the sides that see it, in the transaction that makes it. Boxes are always locked in the same order. A
 * side's events become visible in the order of their numbers: the box's row stays locked until the commit.
 */
export async function changeBoxes(
  tx: EntityManager,
  conversationId: string,
  kind: MessageEventRow['kind'],
  changes: readonly BoxChange[],
): Promise<void> {
  const sorted = [...changes].sort((one, other) => one.box.localeCompare(other.box));
  for (const change of sorted) {
    if (!(await count(tx, change))) {
      await insertOnce(tx, MessageBox, { box: change.box, lastEvent: 0, unread: 0, waiting: 0 });
      await count(tx, change);
    }
    const { lastEvent: number } = await tx.findOneByOrFail(MessageBox, { box: change.box });
    await insertRow(tx, MessageEventRow, { box: change.box, number, conversationId, kind, at: new Date() });
  }
}

const count = (tx: EntityManager, { box, unread = 0, waiting = 0 }: BoxChange): Promise<number> =>
  execute(tx, 'UPDATE message_boxes SET lastEvent = lastEvent + 1, unread = unread + ?, waiting = waiting + ? WHERE box = ?', [
    unread,
    waiting,
    box,
  ]);
