import { Injectable } from '@nestjs/common';
import type { BodyOf, CounterRegistration, ticketEndpoints } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../audit/audit.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { type DraftLine, orderRows } from '../orders/order-draft.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { SettlementService } from '../orders/payments/settlement.service.ts';
import { PlacesGone } from '../orders/places/places-gone.ts';
import { TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { NOTHING_RECORDED, TemplesService } from '../temples/temples.service.ts';
import { handedOut } from './children/pickup-slips.service.ts';
import { TicketRow } from './ticket.entity.ts';
import { ticketFacts } from './ticket-facts.ts';
import { assertChild, assertPerson, type TicketItem, ticketLine } from './ticket-line.ts';

type Registration = BodyOf<typeof ticketEndpoints.register>;

/** People who register at the counter: paid at once or free, until the event ends, also with tickets that only the office registers. */
@Injectable()
export class TicketCounter {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly settlement: SettlementService,
    private readonly audit: Audit,
  ) {}

  /**
   * Throws `temple-not-accepting`, `not-found`, `ticket-of-other-event`, `tickets-over`, `tickets-sold-out` where not all of them find a place,
   * and `invalid-fields`.
   */
  async register(actor: Actor, occurrenceId: string, body: Registration, claim: IdempotencyClaim): Promise<CounterRegistration> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, templeId, NOTHING_RECORDED);
      const policy = await this.taxPolicy.current(tx, templeId);
      const drafts = await linesOf(tx, templeId, occurrenceId, body, policy);
      const at = new Date();
      const paid = { source: 'counter', method: body.method, coverFees: false, taxPolicyVersion: policy.version, at } as const;
      const who = { legalName: body.bookedBy, email: body.email ?? null, phone: body.phone ?? null, checkNumber: body.checkNumber ?? null };
      const recordedById = staff.accountId;
      const { order, lines } = orderRows({ templeId, orderId: claim.operationId, ...paid, ...who, recordedById, lines: drafts });
      await insertRow(tx, Order, order.totalCents > 0 ? { ...order, status: 'paid', receivedAt: at, listedAt: at } : order);
      await insertRows(tx, OrderLine, lines);
      if (order.totalCents > 0) await this.settlement.complete(tx, order, at);
      else await this.settlement.free(tx, order, at).catch(soldOut);
      const tickets = await tx.countBy(TicketRow, { templeId, orderId: order.id });
      if (tickets < lines.length) throw new DomainError('tickets-sold-out');
      const subject = { kind: 'event-occurrence', id: occurrenceId };
      const after = { tickets, cents: order.totalCents };
      await this.audit.record(tx, { actor: staff, templeId, action: 'ticket.registered', subject, after });
      const slipsOf = (await handedOut(tx, templeId, order.id)).length > 0 ? order.id : null;
      await claim.complete(tx, { tickets, slipsOf });
      return { tickets, slipsOf };
    });
  }
}

async function linesOf(
  tx: EntityManager,
  templeId: string,
  occurrenceId: string,
  { people }: Registration,
  policy: Parameters<typeof ticketLine>[1],
): Promise<DraftLine[]> {
  const date = found(await tx.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId }));
  if (date.status !== 'published' || date.endsAt <= new Date()) throw new DomainError('tickets-over');
  const all = await ticketFacts(tx, templeId, occurrenceId);
  return people.map((person, index) => {
    const facts = all.find(({ type }) => type.id === person.typeId);
    if (!facts) throw new DomainError('ticket-of-other-event');
    // Who registers somebody at the counter doesn't ask what the form asks.
    assertPerson({ type: facts.type, sale: { ...facts.sale, questions: [] } }, person, index === 0);
    assertChild(facts, person);
    const item: TicketItem = { occurrenceId, ...person, others: index === 0 ? [] : null, waitId: null, discountId: null, series: null };
    return { ...ticketLine(facts, policy, person), item };
  });
}

/** A free place that is gone. */
function soldOut(error: unknown): never {
  throw error instanceof PlacesGone ? new DomainError('tickets-sold-out') : error;
}
