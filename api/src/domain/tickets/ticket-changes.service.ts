import { Injectable } from '@nestjs/common';
import { type BodyOf, BRAND, messagesOf, type OwnTicket, type TicketDates, type ticketEndpoints, ticketNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { MailLimits } from '../../platform/rate-limit/mail-limits.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { Audit } from '../audit/audit.ts';
import type { LineShare } from '../orders/line-shares.ts';
import { GivenRefunds } from '../orders/refunds/given-refunds.service.ts';
import { RefundsService } from '../orders/refunds/refunds.service.ts';
import { StaffRefundLimits } from '../orders/refunds/staff-refund-limits.service.ts';
import { addedAlone } from './addons/ticket-addons.ts';
import { forgetChildren } from './children/ticket-child-rows.ts';
import { TicketKeys } from './keys/ticket-keys.service.ts';
import { lockOrderTickets } from './moves/ticket-move-rows.ts';
import { TicketNotices } from './notices/ticket-notices.service.ts';
import { OwnTickets } from './own-tickets.service.ts';
import { otherTickets } from './series/ticket-series-dates.ts';
import { TicketRow } from './ticket.entity.ts';
import { byHolder, TicketCancellations } from './ticket-cancellations.service.ts';
import { cancelCents, canGiveRefund, isGiven, isTooLate, isUsed, losesNothing } from './ticket-own-terms.ts';

const say = messagesOf(ticketNoun);

/** What becomes of single tickets: canceled by their holder or the office, passed on to somebody else. */
@Injectable()
export class TicketChanges {
  constructor(
    private readonly database: Database,
    private readonly own: OwnTickets,
    private readonly keys: TicketKeys,
    private readonly cancellations: TicketCancellations,
    private readonly refunds: RefundsService,
    private readonly given: GivenRefunds,
    private readonly limits: StaffRefundLimits,
    private readonly reachable: ReachableAccountsService,
    private readonly notices: TicketNotices,
    private readonly mails: MailLimits,
    private readonly audit: Audit,
  ) {}

  /**
   * Cancels a ticket, or those of its person for all dates that can be, frees their places and pays back what their terms say. What is only
   * added, such as lunch, ends with the last person of its order on that date. Of the other
   * dates, those whose price is no longer paid back stay. Who was given a ticket gives it back so, and the money goes to who paid. Throws
   * `not-found`, `ticket-ended`, `ticket-used` and `ticket-too-late` for the ticket itself, `ticket-refund-changed` where another sum than
   * this one was shown, and `ticket-refund-of-payer` where what is paid back isn't the holder's to give.
   */
  async cancel(
    actor: Actor,
    ticketId: string,
    { dates, seenCents, giveToFundId }: BodyOf<typeof ticketEndpoints.cancel>,
    claim: IdempotencyClaim,
  ): Promise<OwnTicket> {
    const account = accountOf(actor);
    await this.keys.ready();
    return this.database.transaction(async (tx) => {
      const now = new Date();
      await lockOrderTickets(tx, await this.own.own(tx, actor, ticketId));
      const ticket = await this.own.own(tx, actor, ticketId);
      if (giveToFundId && !(await canGiveRefund(tx, ticket))) throw new DomainError('ticket-refund-of-payer');
      const shares = await this.endHeld(tx, account, ticket, { dates, seenCents }, now);
      await this.payBack(tx, account, ticket, shares, giveToFundId);
      const view = await this.own.view(tx, await this.own.own(tx, actor, ticketId), now);
      await claim.complete(tx, view);
      return view;
    });
  }

  /**
   * Ends a ticket for its holder, or their tickets for all dates, in a transaction that holds the party; answers what its caller pays back.
   * Throws what `cancel` throws.
   */
  async endHeld(
    tx: EntityManager,
    actor: Actor,
    ticket: TicketRow,
    { dates, seenCents }: BodyOf<typeof ticketEndpoints.cancel>,
    now = new Date(),
  ): Promise<{ lineId: string; cents: number }[]> {
    if (ticket.status !== 'valid') throw new DomainError('ticket-ended');
    await assertUnused(tx, ticket);
    if ((await cancelCents(tx, ticket, now)) === null) throw new DomainError('ticket-too-late');
    const shares = [];
    const along: EndedAlong[] = [];
    for (const each of await ticketsOf(tx, ticket, dates))
      if (each.id === ticket.id || (await losesNothing(tx, each, now)))
        shares.push(...(await this.endWithAdded(tx, actor, each, { now, along })));
    if (isGiven(ticket)) await this.tellPayer(tx, ticket, along);
    const backCents = shares.reduce((sum, { cents }) => sum + cents, 0);
    assertSeen(isGiven(ticket) ? 0 : backCents, seenCents);
    return shares;
  }

  /** Ends a ticket, and what is only added to it and would be left alone, which it notes in `along`. */
  private async endWithAdded(
    tx: EntityManager,
    actor: Actor,
    ticket: TicketRow,
    { now, along }: { now: Date; along: EndedAlong[] },
  ): Promise<LineShare[]> {
    const shares = await this.end(tx, actor, ticket, now);
    // Who came in before stays, with what was added.
    if (shares === null) return [];
    for (const added of await addedAlone(tx, [ticket])) {
      const own = await this.end(tx, actor, added, now);
      if (own) along.push({ ticket: added, cents: own.reduce((sum, { cents }) => sum + cents, 0) });
      shares.push(...(own ?? []));
    }
    return shares;
  }

  /** Who paid hears that what they added is canceled: somebody they passed a ticket on to gave it back. */
  private async tellPayer(tx: EntityManager, { name }: TicketRow, along: readonly EndedAlong[]): Promise<void> {
    const refundCents = along.reduce((sum, { cents }) => sum + cents, 0);
    for (const [lead, tickets] of byHolder(along.map(({ ticket }) => ticket)))
      await this.notices.addedEnded(tx, lead, { by: name, refundCents, tickets });
  }

  /** Pays back what was paid for tickets, or makes it a gift where it is the holder's to give. */
  private async payBack(
    tx: EntityManager,
    account: AccountActor,
    ticket: TicketRow,
    shares: readonly LineShare[],
    fundId: string | undefined,
  ): Promise<void> {
    const key = { templeId: ticket.templeId, id: ticket.orderId };
    if (!isGiven(ticket)) return this.given.backOrGiven(tx, account, { key, shares, reason: 'Canceled by the devotee', fundId });
    if (shares.length === 0) return;
    const reason = 'Given back by the person it was passed on to';
    await this.refunds.requestLines(tx, key, shares, { reason, requestedBy: BRAND.name, requestedById: account.accountId });
  }

  /** Ends one of a holder's tickets; answers what is paid back for it, or null where it can't be canceled. */
  private async end(tx: EntityManager, actor: Actor, ticket: TicketRow, now: Date): Promise<{ lineId: string; cents: number }[] | null> {
    const cents = await cancelCents(tx, ticket, now);
    if (cents === null || !(await this.cancellations.end(tx, ticket, null, now))) return null;
    const { templeId, id, lineId } = ticket;
    await this.audit.record(tx, { actor, templeId, action: 'ticket.canceled', subject: { kind: 'ticket', id }, after: { back: cents } });
    return cents > 0 ? [{ lineId, cents }] : [];
  }

  /** The temple cancels a ticket: all that is left of its price goes back, and of what is only added and would be left alone. Throws `not-found`, `ticket-ended` and `amount-beyond-role`. */
  async cancelFor(
    actor: Actor,
    ticketId: string,
    { reason }: BodyOf<typeof ticketEndpoints.cancelFor>,
    claim: IdempotencyClaim,
  ): Promise<{ id: string }> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      await lockOrderTickets(tx, found(await tx.findOneBy(TicketRow, { templeId, id: ticketId })));
      const ticket = await tx.findOneByOrFail(TicketRow, { templeId, id: ticketId });
      const why = { reason, requestedBy: staff.fullName, requestedById: staff.accountId, ...this.limits.of(staff, 'tickets:cancel') };
      const tickets = [ticket, ...(ticket.status === 'valid' ? await addedAlone(tx, [ticket]) : [])];
      if ((await this.cancellations.cancelAll(tx, staff, tickets, why)) === 0) throw new DomainError('ticket-ended');
      await claim.complete(tx, { id: ticketId });
      return { id: ticketId };
    });
  }

  /**
   * Gives a ticket to somebody else, who gets a code of their own: the old one is no longer valid. The person who verified that address finds
   * it in their account, now or later; an address without an account gets only a few of these emails an hour, from all senders. Throws
   * `not-found`, `ticket-ended`, `ticket-used`, and `ticket-too-late` after the event's last moment for that.
   */
  async passOn(actor: Actor, ticketId: string, { dates, ...to }: BodyOf<typeof ticketEndpoints.passOn>): Promise<OwnTicket> {
    const account = accountOf(actor);
    // What isn't the actor's to give says so before the address's few emails are counted.
    await this.own.own(this.database.reader, actor, ticketId);
    const mayMail = await this.mails.allows('ticket', to.email);
    await this.keys.ready();
    return this.database.transaction(async (tx) => {
      const now = new Date();
      await lockOrderTickets(tx, await this.own.own(tx, actor, ticketId));
      const ticket = await this.own.own(tx, actor, ticketId);
      if (await isTooLate(tx, ticket, now)) throw new DomainError('ticket-too-late');
      if (ticket.status !== 'valid' || !ticket.takesSeat) throw new DomainError('ticket-ended');
      await assertUnused(tx, ticket);
      const given = [];
      for (const each of await ticketsOf(tx, ticket, dates)) given.push(...(await this.hand(tx, account, each, to, now)));
      const [first] = given.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
      if (!first) throw new DomainError('ticket-ended');
      if (first.accountId !== null || mayMail) await this.notices.passedOn(tx, first, account.fullName, given.length);
      return this.own.view(tx, await this.own.own(tx, actor, ticketId), now);
    });
  }

  /** Gives one ticket away, unless it is too late for that or it ended; answers the new one. */
  private async hand(tx: EntityManager, actor: AccountActor, ticket: TicketRow, to: Recipient, now: Date): Promise<TicketRow[]> {
    if ((await isTooLate(tx, ticket, now)) || (await isUsed(tx, ticket)) || !(await transfer(tx, ticket, now))) return [];
    const { templeId, id } = ticket;
    // Who has it now says whom to hand the child to.
    await forgetChildren(tx, [ticket]);
    await this.audit.record(tx, { actor, templeId, action: 'ticket.passed-on', subject: { kind: 'ticket', id } });
    return [await this.give(tx, ticket, to, actor.fullName, now)];
  }

  private async give(tx: EntityManager, ticket: TicketRow, to: Recipient, from: string, now: Date): Promise<TicketRow> {
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

/** What was only added to a ticket and ended with it, and what goes back for it. */
interface EndedAlong {
  ticket: TicketRow;
  cents: number;
}

interface Recipient {
  name: string;
  email: string;
}

/** Throws `ticket-used`. */
async function assertUnused(tx: EntityManager, ticket: TicketRow): Promise<void> {
  if (await isUsed(tx, ticket)) throw new DomainError('ticket-used');
}

/** A ticket, or all of its person's that are left of a registration for all dates, by their dates: others lock these in the same order. */
async function ticketsOf(tx: EntityManager, ticket: TicketRow, dates: TicketDates): Promise<TicketRow[]> {
  const others = dates === 'all' ? await otherTickets(tx, ticket) : [];
  return [ticket, ...others].sort((a, b) => a.occurrenceId.localeCompare(b.occurrenceId));
}

/** In one conditional update; tells whether it was valid. */
async function transfer(tx: EntityManager, { templeId, id }: TicketRow, updatedAt: Date): Promise<boolean> {
  const { affected } = await tx.update(TicketRow, { templeId, id, status: 'valid' }, { status: 'transferred', updatedAt });
  return affected === 1;
}

/** Nobody gets back less than they were shown: a deadline may have passed since. Throws `ticket-refund-changed` with the sum as it is now. */
function assertSeen(nowCents: number, seenCents: number | undefined): void {
  if (seenCents !== undefined && seenCents !== nowCents)
    throw new DomainError('ticket-refund-changed', { message: say('ticket.refund-now', { nowCents }) });
}
