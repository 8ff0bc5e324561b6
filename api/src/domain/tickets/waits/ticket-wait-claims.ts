import { messagesOf, type TicketPerson, ticketNoun } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { DomainError, fieldError } from '../../../platform/http/domain-error.ts';
import { offeredOf } from './ticket-offer-places.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';
import { belongingTo, type DateKey, endOffered, openKeyOf, type Waiter } from './ticket-wait-rows.ts';

/** Whether a date's offer can still be accepted, or was by the cart that asks; whose it is, the claim asks. */
export function isOffered(
  manager: EntityManager,
  wait: Pick<TicketWaitRow, 'templeId' | 'id' | 'occurrenceId'>,
  now: Date,
): Promise<boolean> {
  return manager.existsBy(TicketWaitRow, { ...wait, status: In(['offered', 'claimed']), offeredUntil: MoreThan(now) });
}

/**
 * One of an offer's places goes into the order of its account or guest: with the first, the offer ends and its places are free for the
 * transaction alone, which has locked the date. False where the offer isn't theirs or another date's, is over, or all of its places are claimed.
 * `approved` only for a person the temple approved, with the type of ticket it approved.
 */
export async function claimOffer(
  tx: EntityManager,
  { templeId, id, occurrenceId }: Pick<TicketWaitRow, 'templeId' | 'id' | 'occurrenceId'>,
  { who, person }: { who: Waiter | null; person: Pick<TicketPerson, 'typeId' | 'name'> },
  now: Date,
): Promise<'claimed' | 'approved' | false> {
  const wait = who && (await tx.findOneBy(TicketWaitRow, { templeId, id, occurrenceId, ...belongingTo(who) }));
  if (!wait) return false;
  if (wait.status === 'offered' && wait.offeredUntil !== null && wait.offeredUntil > now) {
    await endOffered(tx, wait, 'claimed', now);
    await tx.update(TicketWaitRow, { templeId, id }, { claimed: 0 });
  } else if (wait.status !== 'claimed') return false;
  const sql = 'UPDATE ticket_waits SET claimed = claimed + 1 WHERE templeId = ? AND id = ? AND claimed < ?';
  if ((await execute(tx, sql, [templeId, id, offeredOf(wait).length])) !== 1) return false;
  const isAgreed = wait.people.some(({ typeId, name }) => typeId === person.typeId && name === person.name);
  return wait.isApproved && isAgreed ? 'approved' : 'claimed';
}

/**
 * Throws `ticket-offer-taken` where somebody took all the places of their offer before, and `invalid-fields` with their number where the
 * party is larger: then its first person (`isFirst`) got one.
 */
export async function assertWithinOffer(
  tx: EntityManager,
  key: Pick<TicketWaitRow, 'templeId' | 'id'>,
  { who, isFirst }: { who: Waiter | null; isFirst: boolean },
): Promise<void> {
  const wait = who && (await tx.findOneBy(TicketWaitRow, { ...key, ...belongingTo(who), status: 'claimed' }));
  const count = wait ? offeredOf(wait).length : 0;
  if (!wait || wait.claimed < count) return;
  if (isFirst) throw new DomainError('ticket-offer-taken');
  throw fieldError('others', messagesOf(ticketNoun)('ticket.offer-for', { count }));
}

/** An accepted offer wasn't paid for in the cart: its party has its place in the line again, until the offer's time. */
export async function endClaim(tx: EntityManager, key: Pick<TicketWaitRow, 'templeId' | 'id'>, now: Date): Promise<void> {
  const wait = await tx.findOneBy(TicketWaitRow, { ...key, status: 'claimed', offeredUntil: MoreThan(now) });
  // Who joined the list again waits with that entry.
  if (!wait || (await tx.existsBy(TicketWaitRow, { openKey: openKeyOf(wait) }))) return;
  await tx.update(TicketWaitRow, { ...key, status: 'claimed' }, { status: 'waiting', openKey: openKeyOf(wait) });
}

/** What a phone was offered at a date and puts into another checkout now, which it asks for without the offer's link. */
export function renewedOf(tx: EntityManager, key: DateKey, phone: string, now: Date): Promise<TicketWaitRow | null> {
  return tx.findOneBy(TicketWaitRow, {
    ...key,
    ...belongingTo({ accountId: null, phone }),
    status: 'waiting',
    offeredUntil: MoreThan(now),
  });
}
