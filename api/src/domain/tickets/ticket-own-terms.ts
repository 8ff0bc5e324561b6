import type { OwnTicket } from '@sannidhi/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { haveArrived } from '../ticket-doors/count-arrived.ts';
import { addedAlone } from './addons/ticket-addons.ts';
import type { TicketRow } from './ticket.entity.ts';
import { before, dateFacts } from './ticket-facts.ts';
import { refundOnCancel } from './ticket-terms.ts';

/**
 * What goes back to who paid for a ticket if its holder cancels it now, in cents: what its terms say, as far as the temple hasn't refunded it.
 * A covered fee stays. Null where it can't be canceled.
 */
export async function cancelCents(manager: EntityManager, ticket: TicketRow, now: Date): Promise<number | null> {
  const { templeId, lineId } = ticket;
  const cents = await termsCents(manager, ticket, now);
  if (cents === null || (await isUsed(manager, ticket))) return null;
  if (cents === 0) return 0;
  const { amountCents, refundHeldCents } = await manager.findOneByOrFail(OrderLine, { templeId, id: lineId });
  return Math.max(0, Math.min(cents, amountCents - refundHeldCents));
}

/**
 * What goes back in all if its holder cancels a ticket now, in cents, with what is only added and doesn't stay without it. Null where it can't be
 * canceled.
 */
export async function backOnCancel(manager: EntityManager, ticket: TicketRow, now: Date): Promise<number | null> {
  const cents = await cancelCents(manager, ticket, now);
  return cents === null ? null : cents + (await addedCents(manager, ticket, now));
}

/** What is only added and ends with a ticket that its holder cancels now, by its kinds. */
export async function endsAlong(manager: EntityManager, ticket: TicketRow, now: Date): Promise<string[]> {
  if ((await cancelCents(manager, ticket, now)) === null) return [];
  const types = [];
  for (const added of await addedAlone(manager, [ticket])) if ((await cancelCents(manager, added, now)) !== null) types.push(added.type);
  return types;
}

async function addedCents(manager: EntityManager, ticket: TicketRow, now: Date): Promise<number> {
  let cents = 0;
  for (const added of await addedAlone(manager, [ticket])) cents += (await cancelCents(manager, added, now)) ?? 0;
  return cents;
}

/** Whether a ticket came in at its door. */
export const isUsed = (manager: EntityManager, { templeId, occurrenceId, id }: TicketRow): Promise<boolean> =>
  haveArrived(manager, templeId, occurrenceId, [id]);

/** Whether it was passed on: somebody else paid for it, and gets what is paid back. */
export const isGiven = ({ id, lineId }: Pick<TicketRow, 'id' | 'lineId'>): boolean => id !== lineId;

/**
 * Whether the holder can turn the refund into a gift. Anyone with a guest's link can take the tickets into an account, so what a guest paid
 * always goes back to the payment.
 */
export async function canGiveRefund(manager: EntityManager, ticket: TicketRow): Promise<boolean> {
  const { templeId, orderId: id } = ticket;
  return !isGiven(ticket) && !(await manager.existsBy(Order, { templeId, id, guestSessionId: Not(IsNull()) }));
}

/** Whether canceling a ticket now loses nothing: it and what would end with it are paid back, or have no price. */
export async function losesNothing(manager: EntityManager, ticket: TicketRow, now: Date): Promise<boolean> {
  for (const each of [ticket, ...(await addedAlone(manager, [ticket]))])
    if ((await termsCents(manager, each, now)) !== each.amountCents) return false;
  return true;
}

const termsCents = async (manager: EntityManager, ticket: TicketRow, now: Date): Promise<number | null> =>
  refundOnCancel(ticket, found(await dateFacts(manager, ticket.templeId, ticket.occurrenceId)), now);

/** Whether a ticket can't be passed on any more. */
export async function isTooLate(manager: EntityManager, { templeId, occurrenceId }: TicketRow, now: Date): Promise<boolean> {
  const { date, sale } = found(await dateFacts(manager, templeId, occurrenceId));
  return now >= before(date, sale.passOnHours);
}

/** What a holder can do with a ticket and theirs for other dates at once: what canceling them pays back and ends, and how many can be passed on. */
export async function termsOfAll(manager: EntityManager, tickets: readonly TicketRow[], now: Date): Promise<OwnTicket['allDates']> {
  const all = { cancelCents: 0, canPassOn: 0 };
  const along = new Set<string>();
  for (const [index, ticket] of tickets.entries()) {
    const ends = index === 0 || (await losesNothing(manager, ticket, now));
    if (ends && !isGiven(ticket)) {
      all.cancelCents += (await backOnCancel(manager, ticket, now)) ?? 0;
      for (const type of await endsAlong(manager, ticket, now)) along.add(type);
    }
    if (ticket.status !== 'valid' || (await isTooLate(manager, ticket, now)) || (await isUsed(manager, ticket))) continue;
    all.canPassOn += 1;
  }
  return { ...all, endsAlong: [...along] };
}
