import { Injectable } from '@nestjs/common';
import { formatMoney, saidIn } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { EventSeriesRow } from '../../events/event.entity.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import type { NotificationKind } from '../../notifications/notification-kinds.ts';
import { Notifications } from '../../notifications/notifications.service.ts';
import type { Order } from '../../orders/order.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { childrenOf, kindsInCare } from '../children/ticket-child-rows.ts';
import type { ToldNews } from '../dates/date-news.ts';
import type { holder, Ticketed } from '../dates/ticketed.ts';
import { GuestTicketNews } from '../guests/guest-ticket-news.ts';
import type { TicketRow } from '../ticket.entity.ts';
import { namedTickets } from '../ticket-names.ts';
import type { TicketWaitRow } from '../waits/ticket-wait.entity.ts';
import { TicketMail } from './ticket-mail.ts';
import { ticketNotifications } from './ticket-notifications.ts';

const { kinds } = ticketNotifications;
/** Who waits, and how they are reached. */
type WaitingParty = Pick<TicketWaitRow, 'templeId' | 'id' | 'occurrenceId' | 'accountId' | 'phone' | 'email' | 'language' | 'bookedBy'>;

/**
 * Writes what people hear of their tickets and waitlists, in the transaction of the change. Who has no account hears it by email where an
 * address is known, a guest by text message too, and from the counter of a registration that was paid for by the order's mail.
 */
@Injectable()
export class TicketNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
    private readonly mail: TicketMail,
    private readonly guests: GuestTicketNews,
  ) {}

  /** A party is registered. */
  async registered(tx: EntityManager, { totalCents }: Order, lead: TicketRow, tickets: readonly TicketRow[]): Promise<void> {
    const guest = await this.guests.guestOf(tx, lead);
    const dates = datesOf(lead, tickets);
    if (guest) {
      const facts = { ...(await this.factsOf(tx, lead)), people: peopleAt(lead, tickets), dates };
      await this.guests.registered(tx, guest, facts, lead.orderId);
      return this.mail.send(tx, lead, guest, dates);
    }
    // The order's mail has no pickup codes.
    if (!lead.accountId) return totalCents === 0 || (await childrenOf(tx, tickets)).size > 0 ? this.mail.send(tx, lead) : undefined;
    const params = { ...(await this.factsOf(tx, lead)), people: peopleAt(lead, tickets), dates };
    await this.notifications.notify(tx, kinds.registered, { ...concerned(lead), params });
  }

  /** Somebody took a guest's tickets into an account with the guest's link. */
  async taken(tx: EntityManager, order: Order, lead: TicketRow, by: string): Promise<void> {
    await this.guests.taken(tx, order, await this.factsOf(tx, lead), by);
  }

  /** The temple canceled these tickets of one holder; without a reason where only their money says why. */
  async canceled(tx: EntityManager, lead: TicketRow, { refundCents, tickets, ...why }: CanceledTickets): Promise<void> {
    const refund = refundCents > 0 ? formatMoney(refundCents) : null;
    await this.tell(tx, kinds.canceled, lead, (facts) => ({ ...facts, ...why, refund, tickets: namedTickets(tickets) }));
  }

  /** What was added to tickets is canceled: the last of its people gave back a ticket that was passed on to them. */
  async addedEnded(tx: EntityManager, lead: TicketRow, { by, refundCents, tickets }: AddedEnded): Promise<void> {
    const refund = refundCents > 0 ? formatMoney(refundCents) : null;
    const what = [...new Set(tickets.map(({ type }) => type))].join(', ');
    await this.tell(tx, kinds['added-ended'], lead, (facts) => ({ ...facts, what, by, refund, tickets: namedTickets(tickets) }));
  }

  /** The bank of who paid took the money for these tickets of one holder back. */
  async unpaid(tx: EntityManager, lead: TicketRow, tickets: readonly TicketRow[]): Promise<void> {
    await this.tell(tx, kinds.unpaid, lead, (facts) => ({ ...facts, tickets: namedTickets(tickets) }));
  }

  /**
   * The date is at another time, or has none for now: tickets can be canceled for their price. Or it is somewhere else. Each change of a date is news of its own, once
   * for everyone, however many orders they came with.
   */
  async changed(tx: EntityManager, lead: TicketRow, date: EventOccurrenceRow, news: ToldNews): Promise<void> {
    const key = keyOf(date, news);
    if (news.kind === 'placed') return this.tell(tx, kinds.placed, lead, (facts) => ({ ...facts, places: news.places }), key);
    const { kind, ...why } = news;
    const isGiven = lead.id !== lead.lineId;
    await this.tell(tx, kinds[kind], lead, (facts) => ({ ...facts, ...why, isGiven }), key);
  }

  /** So many tickets of one holder are for another date of their event now. */
  async toOtherDate(tx: EntityManager, lead: TicketRow, tickets: number): Promise<void> {
    await this.tell(tx, kinds['to-other-date'], lead, (facts) => ({ ...facts, tickets }), `${lead.id}:${lead.version}`);
  }

  /** Their date is near: everyone who has tickets for it hears it once, however many orders they came with. */
  async reminder(tx: EntityManager, lead: TicketRow, day: string): Promise<void> {
    await this.tell(tx, kinds.reminder, lead, (facts) => facts, `${lead.occurrenceId}:${day}`, lead.startsAt);
  }

  /** Somebody was given a ticket, or the tickets of somebody for so many dates. With a child in care, they have to say who may pick it up. */
  async passedOn(tx: EntityManager, ticket: TicketRow, from: string, dates: number): Promise<void> {
    const child = (await kindsInCare(tx, [ticket])).has(ticket.typeId) ? { child: ticket.name } : {};
    await this.tell(tx, kinds['passed-on'], ticket, (facts) => ({ ...facts, from, dates, ...child }));
  }

  /** A ticket has a new code. */
  async replaced(tx: EntityManager, ticket: TicketRow): Promise<void> {
    await this.tell(tx, kinds.replaced, ticket, (facts) => facts, `${ticket.id}:${ticket.version}`);
  }

  /** Tells a ticket's holder: their account, or the address they are known by. */
  private async tell<Params extends object>(
    tx: EntityManager,
    kind: NotificationKind<Params, typeof holder>,
    ticket: TicketRow,
    paramsOf: (facts: Ticketed) => Params,
    key = ticket.id,
    usefulUntil?: Date,
  ): Promise<void> {
    const { templeId, id, accountId, email, name, bookedBy } = ticket;
    const guest = await this.guests.guestOf(tx, ticket);
    if (accountId === null && email === null && !guest) return;
    const until = usefulUntil ? { usefulUntil } : {};
    const params = paramsOf(await this.factsOf(tx, ticket));
    const occurrence = { params, key, path: guest?.path ?? (`/devotee/tickets/${id}` as const), ...until };
    if (guest && kind.channels.includes('sms'))
      await this.guests.told(tx, guest, saidIn(kind.words, guest.language)(params), `${kind.name}:${key}:${ticket.orderId}`);
    if (accountId) await this.notifications.notify(tx, kind, { concerned: { accountId, templeId }, ...occurrence });
    else if (email && guest)
      await this.notifications.notifyAddress(tx, kind, { to: { email, fullName: bookedBy, byLink: guest.language }, ...occurrence });
    else if (email) await this.notifications.notifyAddress(tx, kind, { to: { email, fullName: name || bookedBy }, ...occurrence });
  }

  /** One notification for each offer: two of a night can end at the same hour of the morning. */
  async placesOffered(tx: EntityManager, wait: TicketWaitRow, date: EventOccurrenceRow): Promise<void> {
    const usefulUntil = wait.offeredUntil ?? date.startsAt;
    const until = usefulUntil.toISOString();
    const params = { ...(await this.factsOfDate(tx, date)), until, people: wait.peopleCount };
    await this.tellWaiting(tx, kinds['places-offered'], wait, { params, key: `${wait.id}:${newId()}`, usefulUntil });
  }

  async waitingFirst(tx: EntityManager, wait: WaitingParty, date: EventOccurrenceRow): Promise<void> {
    await this.tellWaiting(tx, kinds['waiting-first'], wait, { params: await this.factsOfDate(tx, date) });
  }

  async declined(tx: EntityManager, wait: TicketWaitRow, date: EventOccurrenceRow, reason: string): Promise<void> {
    await this.tellWaiting(tx, kinds.declined, wait, { params: { ...(await this.factsOfDate(tx, date)), reason } });
  }

  /** The date of a party that waits is at another time or place, or has none for now. */
  async waitChanged(tx: EntityManager, wait: TicketWaitRow, date: EventOccurrenceRow, news: ToldNews): Promise<void> {
    const facts = await this.factsOfDate(tx, date);
    const key = keyOf(date, news);
    if (news.kind === 'placed') return this.tellWaiting(tx, kinds['wait-placed'], wait, { params: { ...facts, places: news.places }, key });
    const { kind, ...why } = news;
    await this.tellWaiting(tx, kinds[`wait-${kind}`], wait, { params: { ...facts, ...why, status: wait.status }, key });
  }

  /** The date of a party that waits was canceled, or ended early. */
  async waitEnded(tx: EntityManager, wait: TicketWaitRow, date: EventOccurrenceRow, end: WaitEnd): Promise<void> {
    await this.tellWaiting(tx, kinds['wait-ended'], wait, { params: { ...(await this.factsOfDate(tx, date)), ...end } });
  }

  /** Tells who waits: their account, or a guest by text message, and by email if they gave an address. */
  private async tellWaiting<Params extends object>(
    tx: EntityManager,
    kind: NotificationKind<Params, typeof holder>,
    wait: WaitingParty,
    { key = wait.id, ...occurrence }: { params: Params; key?: string; usefulUntil?: Date },
  ): Promise<void> {
    const { templeId, id, occurrenceId, accountId, email, bookedBy } = wait;
    if (accountId !== null) {
      const { slug } = await this.temples.of(tx, templeId);
      const path = `/temples/${slug}/events/${occurrenceId}?wait=${id}` as const;
      return this.notifications.notify(tx, kind, { concerned: { accountId, templeId }, path, key, ...occurrence });
    }
    const guest = await this.guests.ofWait(tx, wait);
    await this.guests.told(tx, guest, saidIn(kind.words, guest.language)(occurrence.params), `${kind.name}:${key}:${id}`);
    const to = { fullName: bookedBy, byLink: guest.language };
    if (email) await this.notifications.notifyAddress(tx, kind, { to: { email, ...to }, path: guest.path, key, ...occurrence });
  }

  private async factsOf(tx: EntityManager, { templeId, occurrenceId }: TicketRow) {
    return this.factsOfDate(tx, found(await tx.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId })));
  }

  private async factsOfDate(tx: EntityManager, { templeId, eventId, startsAt }: EventOccurrenceRow) {
    const { title, timeZone } = found(await tx.findOneBy(EventSeriesRow, { templeId, id: eventId }));
    const { name } = await this.temples.of(tx, templeId);
    return { event: title, temple: name, startsAt: startsAt.toISOString(), timeZone };
  }
}

interface AddedEnded {
  /** Who gave their ticket back. */
  by: string;
  refundCents: number;
  tickets: readonly TicketRow[];
}

/** Why a waitlist ended. */
export interface WaitEnd {
  reason: string;
  /** Its date had begun, and ended early. */
  hasBegun?: true;
  /** What was offered is in the cart. */
  accepted?: true;
}

interface CanceledTickets {
  reason: string | null;
  refundCents: number;
  tickets: readonly TicketRow[];
  /** Their date had begun, and ended early. */
  hasBegun?: true;
}

/** Each change of a date is news once. */
const keyOf = ({ id, sequence }: EventOccurrenceRow, news: ToldNews): string =>
  `${id}:${news.kind === 'placed' ? news.sequence : sequence}`;

/** Who comes to the first date; what is only added is nobody. */
const peopleAt = (lead: TicketRow, tickets: readonly TicketRow[]): number =>
  tickets.filter(({ occurrenceId, takesSeat }) => takesSeat && occurrenceId === lead.occurrenceId).length;

/** How many dates a party is registered for together. */
const datesOf = ({ seriesKey }: TicketRow, tickets: readonly TicketRow[]): number =>
  seriesKey === null ? 1 : tickets.filter((ticket) => ticket.seriesKey === seriesKey).length;

const concerned = ({ accountId, templeId, id }: TicketRow) => ({
  concerned: { accountId: accountId ?? '', templeId },
  key: id,
  path: `/devotee/tickets/${id}` as const,
});
