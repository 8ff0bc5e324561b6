import { createHash } from 'node:crypto';
import { type AffectedBooking, type FestivalEffects, LIVE_ASSIGNMENTS, type Page } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { keysetPage, type PageQuery } from '../../platform/database/keyset-page.ts';
import { Account } from '../accounts/account.entity.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import type { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { BookingRow } from './booking.entity.ts';
import { OPEN } from './slots/slot-families.ts';

/** The times on a festival's old date, once it has a new one. */
export interface ChangedTimes {
  templeId: string;
  from: string;
  to: string;
  closing: PoojaSlotRow[];
  kept: PoojaSlotRow[];
}

/** Counts what the new date affects. */
export async function countEffects(manager: EntityManager, times: ChangedTimes): Promise<Omit<FestivalEffects, keyof Page<unknown>>> {
  const { from, to, closing } = times;
  const open = await manager.find(BookingRow, { where: openIn(times), order: { id: 'ASC' } });
  const toMove = open.filter(({ slotId }) => closing.some(({ id }) => id === slotId));
  return {
    seen: open.length === 0 ? '' : seenOf([from, to, ...open.map(({ id, slotId, nameCount }) => [id, slotId, nameCount])]),
    from,
    to,
    times: closing.length,
    toMove: toMove.length,
    people: toMove.reduce((sum, { nameCount }) => sum + nameCount, 0),
    kept: open.length - toMove.length,
    inOpening: closing.some(({ gatedBy }) => gatedBy !== null),
  };
}

/** The affected bookings with their priests, by their time. */
export async function affectedPage(
  manager: EntityManager,
  times: ChangedTimes,
  page: PageQuery,
  readsNames: boolean,
): Promise<Page<AffectedBooking>> {
  const bookings = manager.createQueryBuilder(BookingRow, 'booking').where(openIn(times));
  const { items, nextCursor } = await keysetPage(bookings, { columns: ['slotId', 'id'], direction: 'ASC' }, page);
  const priests = await priestsOf(manager, times.templeId, [...new Set(items.map(({ slotId }) => slotId))]);
  const view = ({ id, slotId, service, startsAt, bookedBy, nameCount }: BookingRow): AffectedBooking => ({
    id,
    slotId,
    service,
    startsAt: startsAt.toISOString(),
    bookedBy: readsNames ? bookedBy : null,
    people: nameCount,
    priests: priests.get(slotId) ?? [],
    outcome: times.closing.some((slot) => slot.id === slotId) ? 'to-move' : 'kept',
  });
  return { items: items.map(view), nextCursor };
}

const openIn = ({ templeId, closing, kept }: ChangedTimes) => ({
  templeId,
  slotId: In([...closing, ...kept].map(({ id }) => id)),
  status: In([...OPEN]),
});

const seenOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex');

async function priestsOf(manager: EntityManager, templeId: string, slotIds: string[]): Promise<Map<string, string[]>> {
  const rows = await manager.findBy(PriestAssignmentRow, { templeId, slotId: In(slotIds), state: In([...LIVE_ASSIGNMENTS]) });
  if (rows.length === 0) return new Map();
  const people = await manager.findBy(Account, { id: In(rows.map(({ accountId }) => accountId)) });
  const nameOf = (accountId: string) => people.find(({ id }) => id === accountId)?.fullName ?? '';
  const names = new Map<string, string[]>();
  for (const { slotId, accountId } of rows) if (slotId) names.set(slotId, [...(names.get(slotId) ?? []), nameOf(accountId)]);
  return names;
}
