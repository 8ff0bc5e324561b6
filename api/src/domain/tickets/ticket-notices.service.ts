import { Injectable } from '@nestjs/common';
import { formatMoney } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { EventSeriesRow } from '../events/event.entity.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { TicketRow } from './ticket.entity.ts';
import { ticketNotifications } from './ticket-notifications.ts';
import type { TicketWaitRow } from './ticket-wait.entity.ts';

const { kinds } = ticketNotifications;
type Waiting = Pick<TicketWaitRow, 'templeId' | 'id' | 'accountId'>;

/** Writes what people hear of their tickets and waitlists, in the transaction of the change. Who has no account hears it by the order's mail. */
@Injectable()
export class TicketNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
  ) {}

  /** A party is registered. */
  async registered(tx: EntityManager, lead: TicketRow, tickets: readonly TicketRow[]): Promise<void> {
    if (!lead.accountId) return;
    const people = tickets.filter(({ occurrenceId, takesSeat }) => takesSeat && occurrenceId === lead.occurrenceId).length;
    const params = { ...(await this.factsOf(tx, lead)), people };
    await this.notifications.notify(tx, kinds.registered, { ...concerned(lead), params });
  }

  /** The temple canceled the party's tickets. */
  async canceled(tx: EntityManager, lead: TicketRow, reason: string, refundCents: number): Promise<void> {
    if (!lead.accountId) return;
    const params = { ...(await this.factsOf(tx, lead)), reason, refund: refundCents > 0 ? formatMoney(refundCents) : null };
    await this.notifications.notify(tx, kinds.canceled, { ...concerned(lead), params });
  }

  /** The date is at another time, or has none for now: tickets can be canceled for their price. */
  async moved(tx: EntityManager, lead: TicketRow, date: EventOccurrenceRow, kind: 'moved' | 'postponed', reason: string): Promise<void> {
    if (!lead.accountId) return;
    const params = { ...(await this.factsOf(tx, lead)), reason };
    const key = `${lead.id}:${date.status}:${date.startsAt.getTime()}`;
    await this.notifications.notify(tx, kinds[kind], { ...concerned(lead), key, params });
  }

  /** Somebody was given a ticket. */
  async passedOn(tx: EntityManager, ticket: TicketRow, from: string): Promise<void> {
    if (!ticket.accountId) return;
    await this.notifications.notify(tx, kinds['passed-on'], {
      ...concerned(ticket),
      params: { ...(await this.factsOf(tx, ticket)), from },
    });
  }

  async placesOffered(tx: EntityManager, wait: TicketWaitRow, date: EventOccurrenceRow): Promise<void> {
    const until = (wait.offeredUntil ?? date.startsAt).toISOString();
    const params = { ...(await this.factsOfDate(tx, date)), until, people: wait.peopleCount };
    const key = `${wait.id}:${until}`;
    await this.notifications.notify(tx, kinds['places-offered'], { ...(await this.waiting(tx, wait, date)), key, params });
  }

  async waitingFirst(tx: EntityManager, wait: Waiting, date: EventOccurrenceRow): Promise<void> {
    await this.notifications.notify(tx, kinds['waiting-first'], {
      ...(await this.waiting(tx, wait, date)),
      params: await this.factsOfDate(tx, date),
    });
  }

  async declined(tx: EntityManager, wait: Waiting, date: EventOccurrenceRow, reason: string): Promise<void> {
    const params = { ...(await this.factsOfDate(tx, date)), reason };
    await this.notifications.notify(tx, kinds.declined, { ...(await this.waiting(tx, wait, date)), params });
  }

  async waitEnded(tx: EntityManager, wait: Waiting, date: EventOccurrenceRow, reason: string): Promise<void> {
    const params = { ...(await this.factsOfDate(tx, date)), reason };
    await this.notifications.notify(tx, kinds['wait-ended'], { ...(await this.waiting(tx, wait, date)), params });
  }

  private async factsOf(tx: EntityManager, { templeId, occurrenceId }: TicketRow) {
    return this.factsOfDate(tx, found(await tx.findOneBy(EventOccurrenceRow, { templeId, id: occurrenceId })));
  }

  private async factsOfDate(tx: EntityManager, { templeId, eventId, startsAt }: EventOccurrenceRow) {
    const { title, timeZone } = found(await tx.findOneBy(EventSeriesRow, { templeId, id: eventId }));
    const { name } = await this.temples.of(tx, templeId);
    return { event: title, temple: name, startsAt: startsAt.toISOString(), timeZone };
  }

  private async waiting(tx: EntityManager, { templeId, id, accountId }: Waiting, { id: occurrenceId }: EventOccurrenceRow) {
    const { slug } = await this.temples.of(tx, templeId);
    return { concerned: { accountId, templeId }, key: id, path: `/temples/${slug}/events/${occurrenceId}?wait=${id}` as const };
  }
}

const concerned = ({ accountId, templeId, id }: TicketRow) => ({
  concerned: { accountId: accountId ?? '', templeId },
  key: id,
  path: `/devotee/tickets/${id}` as const,
});
