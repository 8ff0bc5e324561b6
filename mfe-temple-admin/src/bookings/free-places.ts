import type { BookingChannel, PoojaSlot } from '@sannidhi/contracts';

/** Places of a time that a channel can still take; what the other sold beyond its part counts too. */
export function freeFor(slot: PoojaSlot, channel: BookingChannel): number {
  const { capacity, onlinePlaces, counterPlaces, onlineSold, counterSold, held, counterHeld = 0 } = slot;
  const own = channel === 'counter' ? counterPlaces - counterSold - counterHeld : onlinePlaces - onlineSold - (held - counterHeld);
  return Math.max(0, Math.min(own, capacity - onlineSold - counterSold - held));
}
