import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { DakshinaOwed } from '../dakshina/dakshina-owed.service.ts';
import { DakshinaTakenBack, type NotServed } from '../dakshina/dakshina-taken-back.service.ts';
import { lockSlot, type SlotKey } from '../poojas/slot-places.ts';
import { liveKeyOf, moveAssignment } from './assignment-moves.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { PRIESTS } from './priest-offers.service.ts';

/** Ends services that were performed: their priests are owed their dakshina, once. */
@Injectable()
export class CompletedServices {
  constructor(
    private readonly owed: DakshinaOwed,
    private readonly takenBack: DakshinaTakenBack,
    private readonly audit: Audit,
  ) {}

  /** Completes a slot's accepted assignments in the caller's transaction, after its bookings were marked; returns how many those were. */
  async complete(tx: EntityManager, slot: SlotKey, at = new Date()): Promise<number> {
    await lockSlot(tx, slot);
    const accepted = { templeId: slot.templeId, slotId: slot.id, state: 'accepted' as const };
    const rows = await tx.find(PriestAssignmentRow, { where: accepted, order: { position: 'ASC' } });
    let completed = 0;
    for (const row of rows) {
      if (!(await moveAssignment(tx, row, 'completed', { now: at }))) continue;
      completed += 1;
      const subject = { kind: 'priest-assignment', id: row.id };
      await this.audit.record(tx, { actor: PRIESTS, templeId: slot.templeId, action: 'priest-assignment.completed', subject, at });
    }
    await this.owe(tx, slot, at);
    return completed;
  }

  /** The service wasn't performed after all: it is its priests' again. The caller has locked the slot. */
  async reopen(tx: EntityManager, slot: SlotKey, at: Date): Promise<void> {
    const { templeId, id: slotId } = slot;
    for (const { id, position } of await tx.findBy(PriestAssignmentRow, { templeId, slotId, state: 'completed' })) {
      const again = { state: 'accepted' as const, liveKey: liveKeyOf(slotId, position), changedAt: at };
      await tx.update(PriestAssignmentRow, { templeId, id, state: 'completed' }, again);
      const subject = { kind: 'priest-assignment', id };
      await this.audit.record(tx, { actor: PRIESTS, templeId, action: 'priest-assignment.reopened', subject, at });
    }
  }

  /** What was owed for families that weren't served is owed no longer. The caller has locked the slot. Throws `dakshina-settled`. */
  async takeBack(tx: EntityManager, slot: SlotKey, notServed: readonly NotServed[], at: Date): Promise<void> {
    if (notServed.length > 0) await this.takenBack.takeBack(tx, slot, notServed, at);
  }

  /** Writes what is owed to who completed a slot, also for families that were marked since. The caller has locked the slot. */
  async owe(tx: EntityManager, { templeId, id: slotId }: SlotKey, at: Date): Promise<void> {
    const done = await tx.findBy(PriestAssignmentRow, { templeId, slotId, state: 'completed' });
    const performers = [...new Set(done.map(({ accountId }) => accountId))];
    if (performers.length > 0) await this.owed.owe(tx, { templeId, id: slotId }, performers, at);
  }
}
