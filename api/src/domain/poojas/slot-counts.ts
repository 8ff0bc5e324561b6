import type { PoojaSlotRow } from './pooja-slot.entity.ts';

/** Places that the counter can sell. */
export const freeAtCounter = (slot: PoojaSlotRow): number => freeOf(slot, slot.counterPlaces - atCounter(slot));

/** Places that can be booked online. */
export const freeOnline = (slot: PoojaSlotRow): number => freeOf(slot, slot.onlinePlaces - (takenOf(slot) - atCounter(slot)));

/** `own`: what is left of one channel's places. */
const freeOf = (slot: PoojaSlotRow, own: number): number =>
  slot.status !== 'open' || slot.retired ? 0 : Math.max(0, Math.min(own, slot.capacity - takenOf(slot)));

/** Places of the counter that are sold, or held for a card. */
const atCounter = ({ counterSold, counterHeld }: PoojaSlotRow): number => counterSold + (counterHeld ?? 0);
/** Places that nobody else can have: sold, held and offered. */
export const takenOf = (slot: PoojaSlotRow): number => slot.onlineHeld + slot.onlineSold + slot.offered + atCounter(slot);
