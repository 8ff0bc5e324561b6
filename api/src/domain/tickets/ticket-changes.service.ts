import { Injectable } from '@nestjs/common';
import { type BodyOf, BRAND, type OwnTicket, type ticketEndpoints } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { MailLimits } from '../../platform/rate-limit/mail-limits.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { Audit } from '../audit/audit.ts';
import { leftOf } from '../bookings/temple-cancellations.service.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { RefundsService } from '../orders/refunds.service.ts';
import { StaffRefundLimits } from '../orders/staff-refund-limits.service.ts';
import { OwnTickets } from './own-tickets.service.ts';
import { TicketRow } from './ticket.entity.ts';
import { TicketCancellations } from './ticket-cancellations.service.ts';
import { before, dateFacts } from './ticket-facts.ts';
import { TicketKeys } from './ticket-keys.service.ts';
import { lockParty } from './ticket-move-rows.ts';
import { TicketNotices } from './ticket-notices.service.ts';
import { refundOnCancel } from './ticket-terms.ts';

/** What becomes of single tickets: canceled by their holder or the office, passed on to somebody else. */
@Injectable()
export class TicketChanges {
  constructor(
    private readonly database: Database,
    private readonly own: OwnTickets,
    private readonly keys: TicketKeys,
    private readonly cancellations: TicketCancellations,
    private readonly refunds: RefundsService,
    private readonly limits: StaffRefundLimits,
    private readonly reachable: ReachableAccountsService,
    private readonly notices: TicketNotices,
    private readonly mails: MailLimits,
    private readonly audit: Audit,
  ) {}

  /** Cancels a ticket, frees its place and pays back what its terms say. Throws `not-found`, `ticket-ended` and `ticket-too-late`. */
  async cancel(actor: Actor, ticketId: string, claim: IdempotencyClaim): Promise<OwnTicket> {
    const account = accountOf(actor);
    await this.keys.ready();
    return this.database.transaction(async (tx) => {
      const now = new Date();
      await lockParty(tx, await this.own.own(tx, actor, ticketId));
      const ticket = await this.own.own(tx, actor, ticketId);
      const { templeId, id, orderId, lineId } = ticket;
      const cents = refundOnCancel(ticket, found(await dateFacts(tx, templeId, ticket.occurrenceId)), now);
      if (cents === null) throw new DomainError(ticket.status === 'valid' ? 'ticket-too-late' : 'ticket-ended');
      if (!(await this.cancellations.end(tx, ticket, null, now))) throw new DomainError('ticket-ended');
      const line = await tx.findOneByOrFail(OrderLine, { templeId, id: lineId });
      const back = Math.min(cents, leftOf(line));
      const why = { reason: 'Canceled by the devotee', requestedBy: BRAND.name, requestedById: account.accountId };
      if (back > 0) await this.refunds.requestLines(tx, { templeId, id: orderId }, [{ lineId, cents: back }], why);
      await this.audit.record(tx, {
        actor: account,
        templeId,
        action: 'ticket.canceled',
        subject: { kind: 'ticket', id },
        after: { back },
      });
      const view = await this.own.view(tx, await this.own.own(tx, actor, ticketId), now);
      await claim.complete(tx, view);
      return view;
    });
  }

  /** The temple cancels a ticket: all that is left of its price goes back. Throws `not-found`, `ticket-ended` and `amount-beyond-role`. */
  async cancelFor(
    actor: Actor,
    ticketId: string,
    { reason }: BodyOf<typeof ticketEndpoints.cancelFor>,
    claim: IdempotencyClaim,
  ): Promise<{ id: string }> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      await lockParty(tx, found(await tx.findOneBy(TicketRow, { templeId, id: ticketId })));
      const ticket = await tx.findOneByOrFail(TicketRow, { templeId, id: ticketId });
      const why = { reason, requestedBy: staff.fullName, requestedById: staff.accountId, ...this.limits.of(staff, 'tickets:cancel') };
      if ((await this.cancellations.cancelAll(tx, staff, [ticket], why)) === 0) throw new DomainError('ticket-ended');
      await claim.complete(tx, { id: ticketId });
      return { id: ticketId };
    });
  }

  /**
   * Gives a ticket to somebody else, who gets a code of their own: the old one is no longer valid. The person who verified that address finds
   * it in their account, now or later; an address without an account gets only a few of these emails an hour, from all senders. Throws
   * `not-found`, `ticket-ended`, and `ticket-too-late` after the event's last moment for that.
   */
  async passOn(actor: Actor, ticketId: string, { name, email }: BodyOf<typeof ticketEndpoints.passOn>): Promise<OwnTicket> {
    const account = accountOf(actor);
    // What isn't the actor's to give says so before the address's few emails are counted.
    await this.own.own(this.database.reader, actor, ticketId);
    const mayMail = await this.mails.allows('ticket', email);
    await this.keys.ready();
    return this.database.transaction(async (tx) => {
      const now = new Date();
      await lockParty(tx, await this.own.own(tx, actor, ticketId));
      const ticket = await this.own.own(tx, actor, ticketId);
      const { date, sale } = found(await dateFacts(tx, ticket.templeId, ticket.occurrenceId));
      if (now >= before(date, sale.passOnHours)) throw new DomainError('ticket-too-late');
      if (!ticket.takesSeat || !(await transfer(tx, ticket, now))) throw new DomainError('ticket-ended');
      const given = await this.give(tx, ticket, { name, email }, account.fullName, now);
      const { templeId, id } = ticket;
      await this.audit.record(tx, { actor: account, templeId, action: 'ticket.passed-on', subject: { kind: 'ticket', id } });
      if (given.accountId !== null || mayMail) await this.notices.passedOn(tx, given, account.fullName);
      return this.own.view(tx, await this.own.own(tx, actor, ticketId), now);
    });
  }

  private async give(
    tx: EntityManager,
    ticket: TicketRow,
    to: { name: string; email: string },
    from: string,
    now: Date,
  ): Promise<TicketRow> {
    const id = newId();
    const accountId = await this.reachable.donorWith(tx, to.email);
    const whose = { accountId, email: to.email, phone: null, bookedBy: `${to.name}, from ${from}`.slice(0, 120) };
    const code = { version: 1, replacedAtMs: null };
    const fresh = { id, partyId: id, isLead: true, ...code, status: 'valid' as const, answers: [], createdAt: now, updatedAt: now };
    const given: TicketRow = { ...ticket, ...whose, ...fresh, name: to.name };
    await insertRow(tx, TicketRow, given);
    return given;
  }
}

/** In one conditional update; tells whether it was valid. */
async function transfer(tx: EntityManager, { templeId, id }: TicketRow, updatedAt: Date): Promise<boolean> {
  const { affected } = await tx.update(TicketRow, { templeId, id, status: 'valid' }, { status: 'transferred', updatedAt });
  return affected === 1;
}
