import type { WaitRow } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { bookedSlot } from '../booking-views.ts';
import { slotsOf } from '../slots/slots-and-services.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { offeredTo, placesOf } from './pooja-wait-rows.ts';

/** Everybody of the same line up to one wait, which counts itself. */
const AHEAD = `ahead.templeId = own.templeId AND ahead.slotId = own.slotId AND ahead.status = 'waiting'
  AND (ahead.turn < own.turn OR (ahead.turn = own.turn AND ahead.id <= own.id))`;

/** Entries of waitlists as the office sees them. */
export async function officeWaits(manager: EntityManager, waits: readonly PoojaWaitRow[]): Promise<WaitRow[]> {
  const lookup = await slotsOf(manager, waits);
  const positions = await positionsOf(manager, waits);
  return waits.map((wait) => {
    const { slot, service } = lookup(wait);
    const { id, status, bookedBy, nameCount, createdAt } = wait;
    const when = { offeredUntil: wait.offeredUntil?.toISOString() ?? null, createdAt: createdAt.toISOString() };
    const about = { position: positions.get(id) ?? null, slot: bookedSlot(slot, service) };
    return { id, status, bookedBy, nameCount, ...placesIn(wait), ...about, ...when, walkIn: walkInOf(wait) };
  });
}

const walkInOf = ({ phone, email, item: { participants, intention } }: PoojaWaitRow): WaitRow['walkIn'] =>
  phone === null ? null : { phone, email, participants, intention };

/** What both sides see of the places. */
export const placesIn = (wait: PoojaWaitRow) => ({
  places: placesOf(wait),
  takesFewer: wait.takesFewer === true,
  offeredPlaces: offeredTo(wait),
});

/** Positions of those who wait, from 1, within their slots. */
export async function positionsOf(manager: EntityManager, waits: readonly PoojaWaitRow[]): Promise<Map<string, number>> {
  const ids = waits.filter(({ status }) => status === 'waiting').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(PoojaWaitRow, 'own')
    .innerJoin(PoojaWaitRow, 'ahead', AHEAD)
    .where({ id: In(ids) })
    .groupBy('own.id')
    .select('own.id', 'id')
    .addSelect('COUNT(*)', 'position')
    .getRawMany<{ id: string; position: number | string }>();
  return new Map(rows.map(({ id, position }) => [id, Number(position)]));
}
