import { Injectable } from '@nestjs/common';
import type { TicketSale } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { execute } from '../../../platform/database/execute.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { Audit } from '../../audit/audit.ts';
import { EventSeriesRow } from '../../events/event.entity.ts';
import { lockSale } from '../ticket-places.ts';
import { TicketSaleRow } from '../ticket-sale.entity.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketWaitlist } from '../waits/ticket-waitlist.service.ts';
import { assertNewQuotas, countShared, isSameShared, lockTaken } from './ticket-quotas.ts';
import { datesAhead, waitedFor } from './ticket-sale-dates.ts';
import {
  assertDistinctQuotas,
  assertDistinctTypes,
  assertKnownQuotas,
  assertWindows,
  assertWithinTotal,
  type SaleBody,
} from './ticket-setup-rules.ts';
import { audited, saveTypes, typesOf } from './ticket-setup-types.ts';
import { saleView } from './ticket-setup-view.ts';

/** What an event sells and asks, as the office says it; all parts of a split series share it. */
@Injectable()
export class TicketSetup {
  constructor(
    private readonly database: Database,
    private readonly waitlist: TicketWaitlist,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found`. */
  async of(actor: Actor, eventId: string): Promise<TicketSale> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    return saleView(reader, templeId, found(await reader.findOneBy(EventSeriesRow, { templeId, id: eventId })));
  }

  /**
   * Places that this frees go to who waits for them, in the same transaction. Throws `not-found`, `ticket-capacity-sold` for fewer places
   * than are taken, `ticket-type-sold` where a kind that was sold or is waited for would go or count otherwise, and `invalid-fields`.
   */
  async change(actor: Actor, eventId: string, body: SaleBody): Promise<TicketSale> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const series = found(await tx.findOneBy(EventSeriesRow, { templeId, id: eventId }));
      const saleId = series.saleId ?? series.id;
      assertWithinTotal(body);
      assertDistinctTypes(body);
      assertDistinctQuotas(body);
      await assertWindows(tx, templeId, saleId, body.types);
      const { types, quotas: asked, ...terms } = body;
      const now = new Date();
      const isFirst = await insertOnce(tx, TicketSaleRow, { templeId, id: saleId, ...terms, quotas: asked ?? null, updatedAt: now });
      await lockSale(tx, templeId, saleId);
      const before = await sharedOf(tx, templeId, saleId);
      const quotas = asked ?? before.quotas;
      await assertNewQuotas(tx, templeId, isFirst ? [] : before.quotas, quotas);
      if (!isFirst) await tx.update(TicketSaleRow, { templeId, id: saleId }, { ...terms, quotas, updatedAt: now });
      const dates = await datesAhead(tx, templeId, saleId, now);
      const taken = await lockTaken(tx, templeId, saleId, before.types);
      await saveTypes(tx, { templeId, saleId, dates }, types);
      const after = await sharedOf(tx, templeId, saleId);
      assertKnownQuotas(after);
      const ahead = new Set(dates.map(({ id }) => id));
      if (!isSameShared(before, after)) await countShared(tx, { templeId, dates: taken, ahead }, before, after);
      for (const { id } of dates) await limit(tx, { templeId, occurrenceId: id, whatId: id }, body.capacity);
      for (const { id } of dates) for (const type of types) await limit(tx, { templeId, occurrenceId: id, whatId: type.id }, type.capacity);
      for (const occurrenceId of await waitedFor(tx, templeId, dates))
        await this.waitlist.offerFree(tx, { templeId, occurrenceId, saleId }, now);
      const subject = { kind: 'ticket-type', id: saleId };
      const facts = { capacity: body.capacity, quotas, types: after.types.map(audited) };
      await this.audit.record(tx, { actor: staff, templeId, action: 'ticket-type.changed', subject, after: facts });
      return saleView(tx, templeId, series);
    });
  }
}

/** A date's places, where some were taken: never fewer than those. Throws `ticket-capacity-sold`. */
async function limit(
  tx: EntityManager,
  { templeId, occurrenceId, whatId }: Pick<TicketStockRow, 'templeId' | 'occurrenceId' | 'whatId'>,
  capacity: number | null,
): Promise<void> {
  const where = 'templeId = ? AND occurrenceId = ? AND whatId = ?';
  const key = [templeId, occurrenceId, whatId];
  const fits = capacity === null ? '' : ' AND held + sold + offered <= ?';
  const values = [capacity, ...key, ...(capacity === null ? [] : [capacity])];
  const limited = await execute(tx, `UPDATE ticket_stocks SET capacity = ? WHERE ${where}${fits}`, values);
  if (limited === 0 && (await tx.existsBy(TicketStockRow, { templeId, occurrenceId, whatId })))
    throw new DomainError('ticket-capacity-sold');
}

/** What kinds of an event share, as it is stored. */
async function sharedOf(tx: EntityManager, templeId: string, saleId: string) {
  const { quotas } = await tx.findOneByOrFail(TicketSaleRow, { templeId, id: saleId });
  return { quotas: quotas ?? [], types: await typesOf(tx, templeId, saleId) };
}
