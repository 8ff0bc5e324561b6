import type { OpeningOrder, OpeningPlace, OpeningRoom, OpeningSlot, OpeningSummary, OpeningView, PoojaOpening } from '@sannidhi/contracts';
import { dateAt, timeAt } from '@sannidhi/panchanga';
import type { Temple } from '../temples/temple.entity.ts';
import type { OpeningPlaceRow } from './opening-place.entity.ts';
import type { PoojaOpeningRow } from './pooja-opening.entity.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What all who wait hear. */
export const roomOf = ({ status, joined, lastTurn, admittedTurn, free }: PoojaOpeningRow): OpeningRoom => ({
  status,
  joined,
  lastTurn,
  admittedTurn,
  free,
});

/** The seed is shown once the order is decided, and never for one that was canceled before. */
export const orderOf = ({ seed, seedHash, tickets, listHash }: PoojaOpeningRow): OpeningOrder => ({
  seedHash,
  seed: tickets === null ? null : seed,
  tickets,
  listHash,
});

const timesOf = ({ waitsAt, opensAt, closesAt }: PoojaOpeningRow) => ({
  waitsAt: waitsAt?.toISOString() ?? null,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
});

/** One of a list. */
export function summaryOf(opening: PoojaOpeningRow, { slug, name, city, state, timeZone }: Temple): OpeningSummary {
  const { id, kind, status } = opening;
  return { id, name: opening.name, kind, status, temple: { slug, name, city, state, timeZone }, ...timesOf(opening) };
}

/** As everyone sees it on its page. */
export function pageOf(opening: PoojaOpeningRow, temple: Temple, slots: OpeningSlot[], now: Date): OpeningView {
  const { about, admitMinutes, placesEach, payHours, canceledWhy } = opening;
  const rules = { admitMinutes, placesEach, payHours, canceledWhy };
  return { ...summaryOf(opening, temple), about, slots, order: orderOf(opening), ...rules, now: now.toISOString() };
}

/** As the office sees it. */
export function officeViewOf(opening: PoojaOpeningRow, { timeZone }: Temple, slots: OpeningSlot[]): PoojaOpening {
  const { id, name, about, kind, admitPerMinute, admitMinutes, placesEach, payHours, admitted, canceledWhy } = opening;
  const { waitsAt, opensAt, closesAt } = opening;
  return {
    ...roomOf(opening),
    ...timesOf(opening),
    ...{ id, name, about, kind, slots, admitPerMinute, admitMinutes, placesEach, payHours, admitted, canceledWhy },
    opensOn: dateAt(opensAt.getTime(), timeZone),
    opensTime: timeAt(opensAt.getTime(), timeZone),
    waitMinutes: waitsAt ? Math.round((opensAt.getTime() - waitsAt.getTime()) / MINUTE_MS) : 0,
    openHours: Math.round((closesAt.getTime() - opensAt.getTime()) / HOUR_MS),
    order: orderOf(opening),
  };
}

/** A devotee's place, as they see it: a turn that wasn't used in time is over before the worker says so. */
export function placeOf(place: OpeningPlaceRow, now: Date): OpeningPlace {
  const { id: ticket, status, turn, admittedUntil, slotId, item } = place;
  const lapsed = status === 'admitted' && admittedUntil !== null && admittedUntil <= now;
  const { participants = [], intention = '', inAbsentia = false, prasadamTo = null } = item ?? {};
  const said = { participants, intention, inAbsentia, prasadamTo };
  return { ticket, status: lapsed ? 'lapsed' : status, turn, admittedUntil: admittedUntil?.toISOString() ?? null, slotId, ...said };
}
