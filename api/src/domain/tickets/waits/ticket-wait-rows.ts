import type { TicketPerson, TicketWaitStatus } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import type { Order } from '../../orders/order.entity.ts';
import { TicketRow } from '../ticket.entity.ts';
import type { TicketItem } from '../ticket-line.ts';
import { changePlaces, lockDatePlaces } from '../ticket-places.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketTypeRow } from '../ticket-type.entity.ts';
import { countsOf, offeredOf } from './ticket-offer-places.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';

/** Who paid and found no place comes before everybody else. */
export const FIRST = 0;

/** Dates to come where somebody waits and a place is free. */
export const FREE_WITH_WAITS = `SELECT DISTINCT wait.templeId AS templeId, wait.occurrenceId AS occurrenceId FROM ticket_waits wait
  JOIN ticket_stocks total ON total.templeId = wait.templeId AND total.occurrenceId = wait.occurrenceId AND total.whatId = wait.occurrenceId
  JOIN temples temple ON temple.id = wait.templeId AND temple.status = 'approved'
  JOIN event_occurrences happens ON happens.templeId = wait.templeId AND happens.id = wait.occurrenceId
  WHERE wait.status = 'waiting' AND happens.status = 'published' AND happens.startsAt > ?
    AND (total.capacity IS NULL OR total.held + total.sold + total.offered < total.capacity)
    AND (wait.templeId > ? OR (wait.templeId = ? AND wait.occurrenceId > ?))
  ORDER BY wait.templeId, wait.occurrenceId LIMIT ?`;

export type DateKey = Pick<DateLine, 'templeId' | 'occurrenceId'>;

/** The waitlist of one date. */
export interface DateLine {
  templeId: string;
  occurrenceId: string;
  saleId: string;
}

/** Who waits: an account, or a guest by the phone that they proved. */
export type Waiter = Pick<TicketWaitRow, 'accountId' | 'phone'>;

type PartyOfDate = Pick<TicketWaitRow, 'templeId' | 'occurrenceId'> & Waiter;

/** Whose entries an order can take: its account's, or its guest's. Null for what the counter sold. */
export function waiterOf({ payerAccountId: accountId, guestSessionId, phone }: Pick<Order, 'payerAccountId' | 'guestSessionId' | 'phone'>) {
  if (accountId !== null) return { accountId, phone: null };
  return guestSessionId !== null && phone !== null ? { accountId: null, phone } : null;
}

/** Narrows entries or tickets to those of somebody. */
export const belongingTo = ({ accountId, phone }: Waiter) =>
  accountId === null ? { accountId: IsNull(), phone: phone ?? '' } : { accountId };

/** Whether somebody has tickets for all these people at a date. */
export async function haveTickets(
  tx: EntityManager,
  { templeId, occurrenceId, ...who }: PartyOfDate,
  people: readonly TicketPerson[],
): Promise<boolean> {
  const left = await tx.findBy(TicketRow, { templeId, occurrenceId, ...belongingTo(who), status: 'valid' });
  return people.every(({ typeId, name }) => {
    const index = left.findIndex((ticket) => ticket.typeId === typeId && (!ticket.takesSeat || ticket.name === name));
    return index >= 0 && left.splice(index, 1).length === 1;
  });
}

/** The party waits already: it is first from now on. Null where it was offered places or asks for approval. */
export async function moveFirst(
  tx: EntityManager,
  { templeId, occurrenceId, ...who }: PartyOfDate,
  saleId: string,
): Promise<TicketWaitRow | null> {
  await lockDatePlaces(tx, templeId, occurrenceId, saleId);
  const own = { templeId, occurrenceId, ...belongingTo(who), status: 'waiting' as const };
  const { affected } = await tx.update(TicketWaitRow, own, { turn: FIRST });
  return affected === 1 ? tx.findOneBy(TicketWaitRow, own) : null;
}

/** A party's place on a date's list: an account or a phone has one at a time. */
export const openKeyOf = ({ occurrenceId, accountId, phone }: Pick<TicketWaitRow, 'occurrenceId'> & Waiter): string =>
  `${occurrenceId}:${accountId ?? phone}`;

/** Whether a date has a place left of its total, as far as one is kept. */
export async function hasPlaces(tx: EntityManager, templeId: string, occurrenceId: string): Promise<boolean> {
  const total = await tx.findOneBy(TicketStockRow, { templeId, occurrenceId, whatId: occurrenceId });
  return !total || total.capacity === null || total.held + total.sold + total.offered < total.capacity;
}

/** Those of the line who come after somebody. */
export const behind = (where: DateKey & { status: 'waiting' }, last: TicketWaitRow | undefined) =>
  last
    ? [
        { ...where, turn: MoreThan(last.turn) },
        { ...where, turn: last.turn, id: MoreThan(last.id) },
      ]
    : where;

/** A line's person, as the list keeps people. */
export const personOf = ({ typeId, name, familyMemberId, amountCents, answers }: TicketItem): TicketPerson => ({
  typeId,
  name,
  familyMemberId,
  amountCents,
  answers,
});

/** An offer's places are free again; the date is locked. Tells whether it was one. */
export async function endOffered(
  tx: EntityManager,
  key: TicketWaitRow,
  to: 'claimed' | 'left' | 'declined' | 'lapsed' | 'ended',
  now: Date,
): Promise<boolean> {
  if (!(await move(tx, key, ['offered'], to))) return false;
  const { templeId, id, occurrenceId } = key;
  // Who is offered a place may have changed since the caller read it.
  const wait = await tx.findOneByOrFail(TicketWaitRow, { templeId, id });
  for (const [typeId, count] of countsOf(offeredOf(wait))) {
    const type = await tx.findOneByOrFail(TicketTypeRow, { templeId, id: typeId });
    await changePlaces(tx, 'endOffer', { templeId, occurrenceId, type, count }, now);
  }
  return true;
}

/**
 * The date was postponed, so nobody can accept an offer for it: its places are free, and its party is first in line. The date is locked. A
 * party that has no offer, or whose was ended so before, stays as it is.
 */
export async function backInLine(tx: EntityManager, wait: TicketWaitRow, now: Date): Promise<TicketWaitRow> {
  if (!(await endOffered(tx, wait, 'ended', now))) return wait;
  const change = { status: 'waiting' as const, turn: FIRST, openKey: openKeyOf(wait), offeredUntil: null, offeredPeople: null };
  await tx.update(TicketWaitRow, { templeId: wait.templeId, id: wait.id }, change);
  return { ...wait, ...change };
}

/** Offers hold until their date begins at most, also where that is sooner than it was. */
export async function endOffersAt(tx: EntityManager, { templeId, id: occurrenceId, startsAt }: EventOccurrenceRow): Promise<void> {
  const late = { templeId, occurrenceId, status: 'offered' as const, offeredUntil: MoreThan(startsAt) };
  await tx.update(TicketWaitRow, late, { offeredUntil: startsAt });
}

/** Moves an entry out of one of these states; false where it had left them. */
export async function move(
  tx: EntityManager,
  { templeId, id }: TicketWaitRow,
  from: TicketWaitStatus[],
  to: TicketWaitStatus,
): Promise<boolean> {
  const { affected } = await tx.update(TicketWaitRow, { templeId, id, status: In(from) }, { status: to, openKey: null });
  return affected === 1;
}
