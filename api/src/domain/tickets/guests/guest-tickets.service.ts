import { Injectable } from '@nestjs/common';
import { type BodyOf, BRAND, type GuestTicket, type GuestTickets as GuestTicketsView, type guestLinkEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { Actor, GuestActor } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { execute } from '../../../platform/database/execute.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { mayStillArrive } from '../../orders/checkout/unfinished-orders.ts';
import { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { RefundsService } from '../../orders/refunds/refunds.service.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { PickupCodes } from '../children/pickup-codes.ts';
import { childrenOf, inCareBy } from '../children/ticket-child-rows.ts';
import { TicketKeys } from '../keys/ticket-keys.service.ts';
import { lockOrderTickets } from '../moves/ticket-move-rows.ts';
import { TicketNotices } from '../notices/ticket-notices.service.ts';
import { TicketRow } from '../ticket.entity.ts';
import { TicketChanges } from '../ticket-changes.service.ts';
import { dateFacts } from '../ticket-facts.ts';
import { itemOf } from '../ticket-line.ts';
import { backOnCancel, endsAlong } from '../ticket-own-terms.ts';
import { pagesOf } from '../ticket-pages.ts';
import { refundUntilOf } from '../ticket-terms.ts';
import { TicketTypeRow } from '../ticket-type.entity.ts';
import { partyTicket, ticketEvent } from '../ticket-views.ts';
import { ticketsPdf } from '../tickets.pdf.ts';
import { GuestTicketLinks } from './guest-ticket-links.ts';

/** What guests registered for, by their links. Once an account has it, a link opens nothing more. */
@Injectable()
export class GuestTickets {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly keys: TicketKeys,
    private readonly codes: PickupCodes,
    private readonly changes: TicketChanges,
    private readonly refunds: RefundsService,
    private readonly links: GuestTicketLinks,
    private readonly notices: TicketNotices,
  ) {}

  /** With pickup codes only for who proved the phone that registered. Throws `not-found` for a link that isn't ours. */
  async of(actor: Actor, link: string): Promise<GuestTicketsView> {
    const { reader } = this.database;
    const order = await this.orderOf(reader, link);
    return this.view(reader, order, actor.kind === 'guest' && actor.phone === order.phone);
  }

  /** The valid ones on paper. Throws `not-found`, also where there is none. */
  async pdf(link: string): Promise<Buffer> {
    const { reader } = this.database;
    const order = await this.orderOf(reader, link);
    const valid = (await ticketsOf(reader, order)).filter(({ status, accountId }) => status === 'valid' && accountId === null);
    const { name } = await this.temples.of(reader, found(valid[0]).templeId);
    const write = await this.keys.writer();
    const shown = await Promise.all(valid.map(async (row) => ({ row, ticket: await partyTicket(row, write, '') })));
    return ticketsPdf(await pagesOf(reader, name, shown), new Date());
  }

  /** Throws `not-found`, and what `TicketChanges.endHeld` throws. */
  async cancel(
    link: string,
    { ticketId, seenCents }: BodyOf<typeof guestLinkEndpoints.cancel>,
    claim: IdempotencyClaim,
  ): Promise<GuestTicketsView> {
    await this.keys.ready();
    return this.database.transaction(async (tx) => {
      const order = await this.orderOf(tx, link);
      const own = { templeId: order.templeId, orderId: order.id, id: ticketId, accountId: IsNull() };
      await lockOrderTickets(tx, found(await tx.findOneBy(TicketRow, own)));
      const ticket = found(await tx.findOneBy(TicketRow, own));
      // Passed on, it isn't the guest's.
      if (ticket.id !== ticket.lineId) throw new DomainError('not-found');
      const shares = await this.changes.endHeld(tx, guestOf(order), ticket, { dates: 'one', seenCents });
      const why = { reason: 'Canceled by the guest', requestedBy: order.legalName ?? BRAND.name };
      if (shares.length > 0) await this.refunds.requestLines(tx, order, shares, why);
      const view = await this.view(tx, await this.orderOf(tx, link));
      await claim.complete(tx, view);
      return view;
    });
  }

  /** Gives an account what a guest registered for with an order; what was passed on stays with whom it was given to. */
  async giveTo(tx: EntityManager, { templeId, id }: Pick<Order, 'templeId' | 'id'>, accountId: string): Promise<void> {
    await execute(tx, GIVE, [accountId, templeId, id]);
  }

  /** Texts the order's phone that its tickets were added to an account. */
  async tellTaken(tx: EntityManager, order: Order, by: string): Promise<void> {
    const [lead] = await ticketsOf(tx, order);
    if (lead) await this.notices.taken(tx, order, lead, by);
  }

  /** The ticket by which an account is shown what an order brought. Throws `not-found`. */
  async shownTo(tx: EntityManager, { templeId, id: orderId }: Pick<Order, 'templeId' | 'id'>, accountId: string): Promise<string> {
    const where = { templeId, orderId, accountId };
    return found(await tx.findOne(TicketRow, { where, order: { isLead: 'DESC', id: 'ASC' } })).id;
  }

  /** The order behind a link, also after its tickets were added to an account. Throws `not-found`. */
  async orderOf(manager: EntityManager, link: string): Promise<Order> {
    const order = await manager.findOneBy(Order, found(this.links.orderOf(link)));
    return found(order?.guestSessionId ? order : null);
  }

  private async view(manager: EntityManager, order: Order, showsPickup: boolean = false): Promise<GuestTicketsView> {
    const { templeId, id: orderId, legalName, totalCents, refundedCents, payerAccountId } = order;
    const line = await manager.findOneBy(OrderLine, { templeId, orderId, position: 0 });
    const all = await ticketsOf(manager, order);
    const rows = payerAccountId === null ? all.filter(({ accountId }) => accountId === null) : [];
    return {
      status: statusOf(order, all),
      orderId,
      bookedBy: legalName ?? '',
      totalCents,
      refundedCents,
      occurrenceId: line?.itemId ?? '',
      waitLink: line ? this.waitLinkOf(line) : null,
      tickets: await this.shown(manager, templeId, rows, showsPickup),
    };
  }

  private waitLinkOf(line: OrderLine): string | null {
    const { waitId } = itemOf(line);
    return waitId === null ? null : this.links.waitLinkOf({ templeId: line.templeId, id: waitId });
  }

  private async shown(manager: EntityManager, templeId: string, rows: readonly TicketRow[], showsPickup: boolean): Promise<GuestTicket[]> {
    const now = new Date();
    const write = await this.keys.writer();
    const temple = await this.temples.of(manager, templeId);
    const types = await manager.findBy(TicketTypeRow, { templeId, id: In(rows.map(({ typeId }) => typeId)) });
    const children = await childrenOf(manager, rows);
    const inCare = await inCareBy(
      manager,
      rows.filter(({ id }) => children.has(id)),
    );
    const tickets = [];
    for (const row of rows) {
      const facts = found(await dateFacts(manager, templeId, row.occurrenceId));
      const child = inCare.has(row.id) ? children.get(row.id) : undefined;
      const back = await backOnCancel(manager, row, now);
      tickets.push({
        ...(await partyTicket(row, write, types.find(({ id }) => id === row.typeId)?.detail ?? '')),
        event: ticketEvent({ row: facts.date, series: facts.series, temple }, row.status),
        amountCents: row.amountCents,
        cancelCents: back,
        endsAlong: await endsAlong(manager, row, now),
        refundUntil: refundUntilOf(row, facts).toISOString(),
        hasPickupCode: child !== undefined,
        pickupCode: child && showsPickup ? this.codes.shown(child) : null,
      });
    }
    return tickets;
  }
}

const GIVE = 'UPDATE tickets SET accountId = ? WHERE templeId = ? AND orderId = ? AND accountId IS NULL AND id = lineId';

/** What the order brought, by date, not those that were passed on. */
const ticketsOf = async (manager: EntityManager, { templeId, id: orderId }: Order): Promise<TicketRow[]> =>
  (await manager.find(TicketRow, { where: { templeId, orderId }, order: { startsAt: 'ASC', isLead: 'DESC', id: 'ASC' } })).filter(
    ({ id, lineId }) => id === lineId,
  );

/** Who holds the link stands for who proved the phone. */
const guestOf = ({ guestSessionId, phone }: Order): GuestActor => ({
  kind: 'guest',
  guestSessionId: guestSessionId ?? '',
  phone: phone ?? '',
});

function statusOf(order: Order, tickets: readonly TicketRow[]): GuestTicketsView['status'] {
  const { status, processingAt, payerAccountId } = order;
  // A verified address takes what was registered with it.
  if (payerAccountId !== null || (tickets.length > 0 && tickets.every(({ accountId }) => accountId !== null))) return 'claimed';
  if (status === 'pending' && processingAt) return 'processing';
  // After a declined card, the payment page takes another one.
  if (status === 'pending' || (status === 'failed' && mayStillArrive(order))) return 'waiting';
  return tickets.length > 0 ? 'registered' : 'unpaid';
}
