import { instantOf } from '@sannidhi/panchanga';
import type { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import type { SlotTimes } from '../../poojas/slot-moves.ts';
import type { Temple } from '../../temples/temple.entity.ts';

/** Times that nobody had a place in, moved in one transaction, which has their halls for so long. */
const BATCH = 50;

/** A slot's clock time in its temple's zone. */
export function timesIn({ timeZone }: Temple, { onDate, atTime, startsAt, endsAt }: PoojaSlotRow): SlotTimes {
  const start = instantOf(onDate, atTime, timeZone);
  return { startsAt: new Date(start), endsAt: new Date(start + endsAt.getTime() - startsAt.getTime()), onDate, atTime };
}

/** Whether a slot is when its temple's clocks say. */
export const isOnClock = (temple: Temple, slot: PoojaSlotRow): boolean =>
  timesIn(temple, slot).startsAt.getTime() === slot.startsAt.getTime();

/** Whether nobody ever had a place in a slot, and no opening sells it. */
export const isUntouched = ({ used, gatedBy }: PoojaSlotRow): boolean => !used && gatedBy === null;

/**
 * Slots in the order in which none moves to where a neighbor still is: what moves later from the last on, what moves earlier from the first
 * on. Consecutive ones that nobody had a place in go together; each other one is alone.
 */
export function movingRuns(temple: Temple, slots: readonly PoojaSlotRow[]): PoojaSlotRow[][] {
  const runs: PoojaSlotRow[][] = [];
  for (const slot of inMovingOrder(temple, slots)) {
    const last = runs.at(-1);
    if (last && isUntouched(slot) && last.every(isUntouched) && last.length < BATCH) last.push(slot);
    else runs.push([slot]);
  }
  return runs;
}

function inMovingOrder(temple: Temple, slots: readonly PoojaSlotRow[]): PoojaSlotRow[] {
  const ascending = [...slots].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : 1));
  const movesLater = (slot: PoojaSlotRow) => timesIn(temple, slot).startsAt > slot.startsAt;
  return [...ascending.filter(movesLater).reverse(), ...ascending.filter((slot) => !movesLater(slot))];
}
