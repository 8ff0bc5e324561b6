import type { WaitStatus } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { endOffer, type SlotKey } from '../../poojas/slot-places.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';

/** After everybody who paid and found no place. */
export const USUAL_TURN = 1;

type WaitKey = Pick<PoojaWaitRow, 'templeId' | 'id'>;
/** Whose entry it is: of this account, or, with null, of a family at the counter. */
type OwnedWait = WaitKey & Pick<PoojaWaitRow, 'slotId' | 'accountId'>;

/** The slot that a family waits for. */
export const slotOf = ({ templeId, slotId }: Pick<PoojaWaitRow, 'templeId' | 'slotId'>): SlotKey => ({ templeId, id: slotId });

/** A family's place on a slot's list: an account, or a phone at the counter, has one at a time. */
export const openKeyOf = ({ slotId, accountId, phone }: Pick<PoojaWaitRow, 'slotId' | 'accountId' | 'phone'>): string =>
  `${slotId}:${accountId ?? phone}`;

/** For how many places a family waits. */
export const placesOf = ({ places }: Pick<PoojaWaitRow, 'places'>): number => places ?? 1;

/** How many of the places a family was offered it can still accept. */
export const offeredTo = ({ status, offeredPlaces, claimed }: Pick<PoojaWaitRow, 'status' | 'offeredPlaces' | 'claimed'>): number =>
  status === 'offered' ? (offeredPlaces ?? 1) - (claimed ?? 0) : 0;

/** How many of the places that are free a family can be offered: all it waits for, or what there is where it takes fewer; else 0. */
export function offerable(wait: Pick<PoojaWaitRow, 'places' | 'takesFewer'>, free: number): number {
  const places = placesOf(wait);
  if (places <= free) return places;
  return wait.takesFewer ? free : 0;
}

/**
 * How many places of a time can ever be offered to one family: a walk-in has those of the counter, too. The office may open places online
 * where none are now.
 */
export const mostOf = (
  { onlinePlaces, capacity }: Pick<PoojaSlotRow, 'onlinePlaces' | 'capacity'>,
  { accountId }: Pick<PoojaWaitRow, 'accountId'>,
): number => Math.max(1, accountId === null ? capacity : Math.min(onlinePlaces, capacity));

/** Families of a time's line that wait for more places together than it can ever give them. */
export async function waitForTooMany(tx: EntityManager, slot: PoojaSlotRow): Promise<PoojaWaitRow[]> {
  const { templeId, id: slotId } = slot;
  const waits = await tx.findBy(PoojaWaitRow, { templeId, slotId, status: 'waiting', places: MoreThan(1) });
  return waits.filter((wait) => wait.takesFewer !== true && placesOf(wait) > mostOf(slot, wait));
}

/** Those of a slot's line who come after somebody. */
export function lineBehind(
  tx: EntityManager,
  { templeId, id: slotId }: SlotKey,
  last: PoojaWaitRow | undefined,
  take: number,
): Promise<PoojaWaitRow[]> {
  const line = { templeId, slotId, status: 'waiting' as const };
  const behind = last && [
    { ...line, turn: MoreThan(last.turn) },
    { ...line, turn: last.turn, id: MoreThan(last.id) },
  ];
  return tx.find(PoojaWaitRow, { where: behind ?? line, order: { turn: 'ASC', id: 'ASC' }, take });
}

/** One of an offer's places goes into its account's cart; the last one ends the offer. False where none is left, or its time is over. */
export async function claimOne(tx: EntityManager, { templeId, slotId, id, accountId }: OwnedWait, now: Date): Promise<boolean> {
  const isLast = 'COALESCE(claimed, 0) + 1 >= COALESCE(offeredPlaces, 1)';
  // MySQL goes on with what was set before: what is counted comes last.
  const sql = `UPDATE pooja_waits SET status = CASE WHEN ${isLast} THEN 'claimed' ELSE status END,
    openKey = CASE WHEN ${isLast} THEN NULL ELSE openKey END, claimed = COALESCE(claimed, 0) + 1
    WHERE templeId = ? AND slotId = ? AND id = ? AND COALESCE(accountId, '') = ? AND status = 'offered' AND offeredUntil > ?`;
  return (await execute(tx, sql, [templeId, slotId, id, accountId ?? '', now])) === 1;
}

/** A place that was accepted is part of the offer again, until its time. False where that is over, or the rest of it was declined. */
export async function unclaimOne(tx: EntityManager, key: OwnedWait & Pick<PoojaWaitRow, 'phone'>, now: Date): Promise<boolean> {
  const { templeId, slotId, id, accountId } = key;
  const sql = `UPDATE pooja_waits SET claimed = COALESCE(claimed, 1) - 1, status = 'offered', openKey = ?
    WHERE templeId = ? AND slotId = ? AND id = ? AND COALESCE(accountId, '') = ? AND offeredUntil > ?
      AND (status = 'claimed' OR (status = 'offered' AND claimed > 0))`;
  return (await execute(tx, sql, [openKeyOf(key), templeId, slotId, id, accountId ?? '', now])) === 1;
}

/** Throws `offer-over` unless a walk-in has an offer of this time that can still be accepted. */
export async function assertOffered(manager: EntityManager, { templeId, id: slotId }: SlotKey, id: string, now: Date): Promise<void> {
  const open = { templeId, id, slotId, accountId: IsNull(), status: 'offered' as const, offeredUntil: MoreThan(now) };
  if (!(await manager.existsBy(PoojaWaitRow, open))) throw new DomainError('offer-over');
}

/** An offer's places that nobody accepted are free again; the slot is locked. False where it is none. */
export async function endOffered(tx: EntityManager, wait: PoojaWaitRow, to: 'left' | 'lapsed' | 'ended'): Promise<boolean> {
  const { templeId, id } = wait;
  // Some may have been accepted since the caller read it.
  const offer = await tx.findOneBy(PoojaWaitRow, { templeId, id, status: 'offered' });
  if (!offer || !(await endWait(tx, wait, 'offered', to))) return false;
  await endOffer(tx, slotOf(wait), offeredTo(offer));
  return true;
}

/** An offer of part of the places ends, and its family waits for all of them together from now on; the slot is locked. False for any other. */
export async function backInLine(tx: EntityManager, { templeId, id, slotId }: PoojaWaitRow): Promise<boolean> {
  const offer = await tx.findOneBy(PoojaWaitRow, { templeId, id, status: 'offered', claimed: 0 });
  if (!offer || offeredTo(offer) >= placesOf(offer)) return false;
  const again = { status: 'waiting' as const, takesFewer: false, offeredUntil: null, offeredPlaces: null, claimed: null };
  const { affected } = await tx.update(PoojaWaitRow, { templeId, id, status: 'offered' as const, claimed: 0 }, again);
  return affected === 1 && endOffer(tx, slotOf({ templeId, slotId }), offeredTo(offer));
}

/** A family no longer waits, or has its offer; false where it left that state before. */
export async function endWait(
  tx: EntityManager,
  { templeId, id }: WaitKey,
  from: WaitStatus,
  to: 'left' | 'lapsed' | 'ended',
): Promise<boolean> {
  const { affected } = await tx.update(PoojaWaitRow, { templeId, id, status: from }, { status: to, openKey: null });
  return affected === 1;
}

/** Families on the list of a time that has begun, was canceled, or whose schedule no longer has it. */
export const waitsInVain = (manager: EntityManager, now: Date, take: number): Promise<PoojaWaitRow[]> =>
  manager
    .createQueryBuilder(PoojaWaitRow, 'wait')
    .innerJoin(PoojaSlotRow, 'slot', 'slot.templeId = wait.templeId AND slot.id = wait.slotId')
    .where({ status: In(['waiting', 'offered']) })
    .andWhere("(slot.startsAt <= :now OR slot.retired = :retired OR slot.status = 'canceled')", { now, retired: true })
    .limit(take)
    .getMany();
