import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import type { PoojaSlotRow } from './pooja-slot.entity.ts';

/** A slot by its key. */
export type SlotKey = Pick<PoojaSlotRow, 'templeId' | 'id'>;

/** The only statements that count a slot's places. Each changes the slot where its condition holds and returns whether it did. */
const AT_COUNTER = 'counterSold + COALESCE(counterHeld, 0)';
const FREE_ONLINE = `status = 'open' AND retired = ? AND startsAt > ? AND onlineHeld + onlineSold + offered + ? <= onlinePlaces
  AND onlineHeld + onlineSold + offered + ${AT_COUNTER} + ? <= capacity`;
/** A slot that is sold through an opening can only be had by whom it admitted. */
const ADMITTED = '(gatedBy IS NULL OR gatedBy = ?)';
const FREE_AT_COUNTER = `status = 'open' AND retired = ? AND endsAt > ? AND ${AT_COUNTER} + ? <= counterPlaces
  AND onlineHeld + onlineSold + offered + ${AT_COUNTER} + ? <= capacity`;
/** An earlier release counted a walk-in's place as sold from the start. */
const HELD_AT_COUNTER = 'COALESCE(counterHeld, 0) >= ?';

const count = async (tx: EntityManager, { templeId, id }: SlotKey, sql: string, values: unknown[], where = '', limits: unknown[] = []) =>
  (await execute(tx, `UPDATE pooja_slots SET ${sql} WHERE templeId = ? AND id = ?${where && ` AND ${where}`}`, [
    ...values,
    templeId,
    id,
    ...limits,
  ])) === 1;
const free = (places: number, now: Date): unknown[] => [false, now, places, places];

/** Holds places for a cart, if so many are free online. `admittedBy`: the opening that let the buyer in. */
export const holdPlaces = (tx: EntityManager, slot: SlotKey, places: number, now: Date, admittedBy: string | null): Promise<boolean> =>
  count(tx, slot, 'onlineHeld = onlineHeld + ?, used = ?', [places, true], `${FREE_ONLINE} AND ${ADMITTED}`, [
    ...free(places, now),
    admittedBy,
  ]);

/** Held places were paid for. */
export const sellHeld = (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  count(tx, slot, 'onlineHeld = onlineHeld - ?, onlineSold = onlineSold + ?', [places, places]);

/** A payment without a hold takes places, if so many are free online. */
export const sellFree = (tx: EntityManager, slot: SlotKey, places: number, now: Date): Promise<boolean> =>
  count(tx, slot, 'onlineSold = onlineSold + ?, used = ?', [places, true], FREE_ONLINE, free(places, now));

/** A booking moves in from another slot, if so many are free online and no opening sells them. */
export const moveIn = (tx: EntityManager, slot: SlotKey, places: number, now: Date): Promise<boolean> =>
  count(tx, slot, 'onlineSold = onlineSold + ?, used = ?', [places, true], `${FREE_ONLINE} AND gatedBy IS NULL`, free(places, now));

/** A booking moves into the place that was held for it, unless the time was canceled meanwhile. */
export const moveIntoHeld = (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  count(tx, slot, 'onlineHeld = onlineHeld - ?, onlineSold = onlineSold + ?', [places, places], "status <> 'canceled'");

/** Sold places are held again. */
export const holdSold = (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  count(tx, slot, 'onlineHeld = onlineHeld + ?, onlineSold = onlineSold - ?', [places, places]);

/** The counter takes places of its own. */
export const sellAtCounter = (tx: EntityManager, slot: SlotKey, places: number, now: Date): Promise<boolean> =>
  count(tx, slot, 'counterSold = counterSold + ?, used = ?', [places, true], FREE_AT_COUNTER, free(places, now));

/** The counter holds places of its own for walk-ins whose card is being charged. */
export const holdAtCounter = (tx: EntityManager, slot: SlotKey, places: number, now: Date): Promise<boolean> =>
  count(tx, slot, 'counterHeld = COALESCE(counterHeld, 0) + ?, used = ?', [places, true], FREE_AT_COUNTER, free(places, now));

/** What the counter held was paid for. */
export const sellHeldAtCounter = (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  count(tx, slot, 'counterHeld = counterHeld - ?, counterSold = counterSold + ?', [places, places], HELD_AT_COUNTER, [places]);

/** What the counter held is free again. */
export const freeHeldAtCounter = async (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  (await count(tx, slot, 'counterHeld = counterHeld - ?', [places], HELD_AT_COUNTER, [places])) || freeSold(tx, slot, places, 'counter');

/** Held places are free again. */
export const freeHeld = (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  count(tx, slot, 'onlineHeld = onlineHeld - ?', [places]);

/** Sold places are free again. */
export const freeSold = (tx: EntityManager, slot: SlotKey, places: number, channel: 'online' | 'counter'): Promise<boolean> =>
  count(tx, slot, channel === 'online' ? 'onlineSold = onlineSold - ?' : 'counterSold = counterSold - ?', [places]);

/** Keeps free places for somebody on the waitlist. */
export const offerPlaces = (tx: EntityManager, slot: SlotKey, places: number, now: Date): Promise<boolean> =>
  count(tx, slot, 'offered = offered + ?', [places], FREE_ONLINE, free(places, now));

/** The same of the counter's places, for a walk-in who waits: they are among those online from then on. */
export const offerCounterPlaces = (tx: EntityManager, slot: SlotKey, places: number, now: Date): Promise<boolean> =>
  count(
    tx,
    slot,
    'counterPlaces = counterPlaces - ?, onlinePlaces = onlinePlaces + ?, offered = offered + ?',
    [places, places, places],
    `${FREE_AT_COUNTER} AND startsAt > ? AND gatedBy IS NULL`,
    [...free(places, now), now],
  );

/** The counter sells, or holds for a card, places that a walk-in was offered: they are the counter's from then on. */
export const takeOffered = (tx: EntityManager, slot: SlotKey, places: number, to: 'sold' | 'held'): Promise<boolean> =>
  count(
    tx,
    slot,
    `onlinePlaces = CASE WHEN onlinePlaces > ? THEN onlinePlaces - ? ELSE 0 END, counterPlaces = counterPlaces + ?,
      offered = offered - ?, ${to === 'sold' ? 'counterSold = counterSold + ?' : 'counterHeld = COALESCE(counterHeld, 0) + ?'}`,
    [places, places, places, places, places],
    "offered >= ? AND status <> 'canceled'",
    [places],
  );

/** What the counter held of an offer wasn't paid for: it is offered again. */
export const reofferAtCounter = async (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  (await reoffer(tx, slot, places, 'counterHeld = counterHeld - ?', HELD_AT_COUNTER)) ||
  reoffer(tx, slot, places, 'counterSold = counterSold - ?', 'counterSold >= ?');

const reoffer = (tx: EntityManager, slot: SlotKey, places: number, taken: string, where: string): Promise<boolean> =>
  count(
    tx,
    slot,
    `onlinePlaces = onlinePlaces + ?, counterPlaces = CASE WHEN counterPlaces > ? THEN counterPlaces - ? ELSE 0 END,
      offered = offered + ?, ${taken}`,
    [places, places, places, places, places],
    where,
    [places],
  );

/** An offer that was accepted becomes a hold. */
export const holdOffered = (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  count(tx, slot, 'offered = offered - ?, onlineHeld = onlineHeld + ?', [places, places], 'offered >= ?', [places]);

/** A held place is offered to its family again. */
export const reofferHeld = (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  count(tx, slot, 'onlineHeld = onlineHeld - ?, offered = offered + ?', [places, places], 'onlineHeld >= ?', [places]);

/** An offer that nobody took is free again. */
export const endOffer = (tx: EntityManager, slot: SlotKey, places: number): Promise<boolean> =>
  count(tx, slot, 'offered = offered - ?', [places], 'offered >= ?', [places]);

/** Takes an open slot that is ahead for an opening; false where another one has it. */
export const gateSlot = (tx: EntityManager, slot: SlotKey, openingId: string, now: Date): Promise<boolean> =>
  count(
    tx,
    slot,
    'openingId = ?, gatedBy = ?, used = ?',
    [openingId, openingId, true],
    `status = 'open' AND retired = ? AND startsAt > ? AND ${ADMITTED}`,
    [false, now, openingId],
  );

/** A slot can be booked by everyone again. */
export const ungateSlot = (tx: EntityManager, slot: SlotKey, openingId: string): Promise<boolean> =>
  count(tx, slot, 'gatedBy = NULL', [], 'gatedBy = ?', [openingId]);

/** A time without poojas closes a slot; false where it is closed already, or an opening sells it. */
export const blackOut = (tx: EntityManager, slot: SlotKey, at: Date): Promise<boolean> =>
  count(tx, slot, 'retired = ?, blackedOutAt = ?', [true, at], 'retired = ? AND gatedBy IS NULL', [false]);

/** Opens a slot that a time without poojas closed. */
export const endBlackOut = (tx: EntityManager, slot: SlotKey): Promise<boolean> =>
  count(tx, slot, 'retired = ?, blackedOutAt = NULL', [false], 'blackedOutAt IS NOT NULL');

/** Closes a slot to bookings; false where an opening sells it, or it was canceled. */
export const closeSlot = (tx: EntityManager, slot: SlotKey): Promise<boolean> =>
  count(tx, slot, "status = 'closed'", [], "status <> 'canceled' AND gatedBy IS NULL");

/** Locks a slot for the rest of the transaction: every change to its waitlist starts here, so that no two wait for each other. */
export const lockSlot = async (tx: EntityManager, slot: SlotKey): Promise<void> => void (await count(tx, slot, 'used = ?', [true]));

/** The same, without marking it as used: its schedule may still remove it. */
export const lockAsIs = async (tx: EntityManager, slot: SlotKey): Promise<void> => void (await count(tx, slot, 'used = used', []));
