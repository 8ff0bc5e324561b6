import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { insertOnce } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Account } from '../accounts/account.entity.ts';
import { BookingRow } from '../bookings/booking.entity.ts';
import { allocate } from '../ledger/allocate.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { reasonOf } from '../ledger/ledger-reason.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import type { SlotKey } from '../poojas/slot-places.ts';
import { PriestTemple } from '../priests/priest-temple.entity.ts';
import { DakshinaEntryRow } from './dakshina-entry.entity.ts';
import { familiesIn } from './dakshina-markings.ts';
import { owedPosting } from './dakshina-postings.ts';

/** What is owed once a service was performed. */
@Injectable()
export class DakshinaOwed {
  constructor(private readonly ledger: LedgerService) {}

  /**
   * Writes what the temple owes for a slot, in the transaction that completes it: for each family it was performed for, shared by the
   * priests who performed it, or by all of the temple's. What families give the priest themselves isn't owed. A family owes
   * once: one that was marked later adds an entry of its own, whether or not the first was paid by then.
   */
  async owe(tx: EntityManager, { templeId, id: slotId }: SlotKey, performers: readonly string[], at: Date): Promise<void> {
    const slot = await tx.findOneByOrFail(PoojaSlotRow, { templeId, id: slotId });
    const service = await tx.findOneByOrFail(PoojaServiceRow, { templeId, id: slot.serviceId });
    if (service.dakshina === 'separate' || service.dakshinaCents === 0) return;
    const entries = await tx.findBy(DakshinaEntryRow, { templeId, slotId });
    const familiesBefore = Math.max(0, ...entries.map((entry) => entry.familiesBefore + entry.families));
    const families = (await tx.countBy(BookingRow, { templeId, slotId, status: 'performed' })) - familiesIn(entries);
    if (families <= 0) return;
    const sharing = service.dakshina === 'pooled' ? await priestsOf(tx, templeId, performers) : [...performers].sort();
    const shares = allocate(
      families * service.dakshinaCents,
      sharing.map(() => 1),
    );
    const names = new Map((await tx.findBy(Account, { id: In(sharing) })).map(({ id, fullName }) => [id, fullName]));
    const facts = {
      service: service.name,
      startsAt: slot.startsAt,
      families,
      familiesBefore,
      way: service.dakshina,
      performedAt: at,
    } as const;
    let owed = 0;
    const entryId = newId();
    for (const [index, accountId] of sharing.entries()) {
      const cents = shares[index] ?? 0;
      if (cents === 0) continue;
      const who = { accountId, priestName: names.get(accountId) ?? '' };
      const row = {
        templeId,
        id: index === 0 ? entryId : newId(),
        slotId,
        ...who,
        ...facts,
        cents,
        state: 'owed' as const,
        paymentId: null,
      };
      if (await insertOnce(tx, DakshinaEntryRow, row)) owed += cents;
    }
    if (owed === 0) return;
    const reason = reasonOf('ledger.dakshina', { service: service.name });
    await this.ledger.post(tx, {
      templeId,
      postingKey: `dakshina:${entryId}`,
      reason,
      orderId: null,
      postedAt: at,
      lines: owedPosting(owed),
    });
  }
}

/** Everyone who serves the temple, and who performed it if they left since, in a fixed order. */
async function priestsOf(tx: EntityManager, templeId: string, performers: readonly string[]): Promise<string[]> {
  const serving = await tx.findBy(PriestTemple, { templeId });
  return [...new Set([...serving.map(({ accountId }) => accountId), ...performers])].sort();
}
