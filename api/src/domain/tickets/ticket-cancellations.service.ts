import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { leftOf } from '../bookings/booking-lines.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { RefundWhy } from '../orders/refunds/refund-hold.ts';
import { RefundsService } from '../orders/refunds/refunds.service.ts';
import { forgetChildren } from './children/ticket-child-rows.ts';
import { releaseDiscount } from './discounts/ticket-discount-uses.ts';
import { TicketNotices } from './notices/ticket-notices.service.ts';
import { TicketRow } from './ticket.entity.ts';
import { changePlaces } from './ticket-places.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';
import { TicketWaitlist } from './waits/ticket-waitlist.service.ts';

/** The temple cancels tickets of one order, one or all of a date's. */
@Injectable()
export class TicketCancellations {
  constructor(
    private readonly refunds: RefundsService,
    private readonly waitlist: TicketWaitlist,
    private readonly notices: TicketNotices,
    private readonly audit: Audit,
  ) {}

  /**
   * Frees their places, pays back everything that is left of them and notifies each holder once. Tickets that ended before are left alone, so
   * a second run finds only what is left. Where `money` is kept, nothing goes back for now. `hasBegun`: their date ended early. Returns how many
   * it canceled. Throws what a refund throws.
   */
  async cancelAll(
    tx: EntityManager,
    actor: Actor,
    tickets: readonly TicketRow[],
    { money = 'back', hasBegun, ...why }: RefundWhy & { money?: 'back' | 'kept'; hasBegun?: true },
  ): Promise<number> {
    const now = new Date();
    const ended: TicketRow[] = [];
    for (const ticket of tickets) if (await this.end(tx, ticket, why.reason, now)) ended.push(ticket);
    const [first] = ended;
    if (!first) return 0;
    const { templeId, orderId } = first;
    const lines = await tx.findBy(OrderLine, { templeId, id: In(ended.map(({ lineId }) => lineId)) });
    const shares = lines.map((line) => ({ lineId: line.id, cents: leftOf(line) })).filter(({ cents }) => cents > 0);
    const cents = money === 'kept' ? 0 : shares.reduce((sum, share) => sum + share.cents, 0);
    if (cents > 0) await this.refunds.requestLines(tx, { templeId, id: orderId }, shares, why);
    for (const { id } of ended)
      await this.audit.record(tx, {
        actor,
        templeId,
        action: 'ticket.canceled',
        subject: { kind: 'ticket', id },
        after: { reason: why.reason },
      });
    // Money goes back to who paid; the person a ticket was given to is notified that it ended.
    for (const [lead, own] of byHolder(ended))
      await this.notices.canceled(tx, lead, {
        ...{ reason: why.reason, refundCents: lead.id === lead.lineId ? cents : 0, tickets: own },
        ...(hasBegun ? { hasBegun } : {}),
      });
    return ended.length;
  }

  /** Ends a ticket and frees its place, which goes to the waitlist first. False where it ended before, or is for another date now. */
  async end(tx: EntityManager, ticket: TicketRow, reason: string | null, now: Date): Promise<boolean> {
    const { templeId, id, lineId, occurrenceId, typeId } = ticket;
    const change = { status: 'canceled' as const, canceledWhy: reason, updatedAt: now };
    if ((await tx.update(TicketRow, { templeId, id, occurrenceId, status: 'valid' }, change)).affected !== 1) return false;
    await forgetChildren(tx, [ticket]);
    if ((await tx.update(OrderLine, { templeId, id: lineId, place: 'taken' }, { place: null })).affected !== 1) return true;
    const type = await tx.findOneByOrFail(TicketTypeRow, { templeId, id: typeId });
    await changePlaces(tx, 'freeSold', { templeId, occurrenceId, type, count: 1 }, now);
    await releaseDiscount(tx, { templeId, id: lineId });
    await this.waitlist.offerFree(tx, { templeId, occurrenceId, saleId: type.saleId }, now);
    return true;
  }
}

/** An order that can't be refunded now, such as one under dispute, ends too: the office sees that its money is left. */
export const backOrKept = <Answer>(end: (money: 'back' | 'kept') => Promise<Answer>): Promise<Answer> =>
  end('back').catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    return end('kept');
  });

/** The first ticket of each holder. */
export const holdersOf = (tickets: readonly TicketRow[]): TicketRow[] => [
  ...new Map(tickets.toReversed().map((ticket) => [holderOf(ticket), ticket])).values(),
];

/** The same, each with all of theirs. */
export const byHolder = (tickets: readonly TicketRow[]): [TicketRow, TicketRow[]][] =>
  holdersOf(tickets).map((lead) => [lead, tickets.filter((ticket) => holderOf(ticket) === holderOf(lead))]);

/** Who has a ticket: an account, or somebody by their address or phone. */
export const holderOf = ({ accountId, email, phone }: TicketRow): string => accountId ?? email ?? phone ?? '';
