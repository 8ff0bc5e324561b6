import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { allocate } from '../ledger/allocate.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { reasonOf } from '../ledger/ledger-reason.ts';
import type { SlotKey } from '../poojas/slot-places.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';
import { familiesIn, markingsOf } from './dakshina-markings.ts';
import { takenBackPosting } from './dakshina-postings.ts';

/** A family a service wasn't performed for after all, with when it had been marked. */
export type NotServed = Pick<BookingRow, 'performedAt'>;

/** What isn't owed after all. */
@Injectable()
export class DakshinaTakenBack {
  constructor(private readonly ledger: LedgerService) {}

  /**
   * Takes back what was owed for families that a slot wasn't performed for, in the transaction that took their marks back and locked the
   * slot: their part of what was written, at its price then and from the same priests. Throws `dakshina-settled`.
   */
  async takeBack(tx: EntityManager, { templeId, id: slotId }: SlotKey, notServed: readonly NotServed[], at: Date): Promise<void> {
    const entries = await tx.find(DakshinaEntryRow, { where: { templeId, slotId }, order: { familiesBefore: 'ASC', accountId: 'ASC' } });
    const tooMany = familiesIn(entries) - (await tx.countBy(BookingRow, { templeId, slotId, status: 'performed' }));
    const fewer = fewerFamilies(markingsOf(entries), notServed.slice(0, Math.max(0, tooMany)));
    for (const [marking, families] of fewer) await this.reduce(tx, marking, families, at);
  }

  private async reduce(tx: EntityManager, marking: DakshinaEntryRow[], fewer: number, at: Date): Promise<void> {
    const { templeId, service, families } = first(marking);
    const before = marking.reduce((sum, { cents }) => sum + cents, 0);
    const after = (before / families) * (families - fewer);
    const shares = allocate(
      after,
      marking.map(() => 1),
    );
    for (const [index, { id }] of marking.entries()) {
      const owed = { templeId, id, state: 'owed' as const };
      const left = { families: families - fewer, cents: shares[index] ?? 0 };
      const { affected } = left.cents === 0 ? await tx.delete(DakshinaEntryRow, owed) : await tx.update(DakshinaEntryRow, owed, left);
      if (affected !== 1) throw new DomainError('dakshina-settled');
    }
    await this.ledger.post(tx, {
      templeId,
      postingKey: `dakshina-back:${newId()}`,
      reason: reasonOf('ledger.dakshina-not-performed', { service }),
      orderId: null,
      postedAt: at,
      lines: takenBackPosting(before - after),
    });
  }
}

const first = (marking: DakshinaEntryRow[]): DakshinaEntryRow => marking[0] as DakshinaEntryRow;

/** By how many families each marking shrinks: a family leaves the one it was marked with, or the last. */
function fewerFamilies(markings: DakshinaEntryRow[][], notServed: readonly NotServed[]): Map<DakshinaEntryRow[], number> {
  const fewer = new Map<DakshinaEntryRow[], number>();
  for (const { performedAt } of notServed) {
    const open = markings.filter((marking) => (fewer.get(marking) ?? 0) < first(marking).families);
    const own = open.find((marking) => first(marking).performedAt.getTime() === performedAt?.getTime()) ?? open.at(-1);
    if (own) fewer.set(own, (fewer.get(own) ?? 0) + 1);
  }
  return fewer;
}
