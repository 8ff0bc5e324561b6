import type { FamilyToCall } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { SlotKey } from '../poojas/slot-places.ts';
import { BookingRow } from './booking.entity.ts';

/** Bookings that are still ahead of their family. */
export const OPEN = ['confirmed', 'checked-in'] as const satisfies BookingRow['status'][];

/** A slot's open bookings, and whom the office has to call. */
export async function familiesOf(
  manager: EntityManager,
  { templeId, id }: SlotKey,
): Promise<{ open: BookingRow[]; families: number; names: number; notified: number; toCall: FamilyToCall[] }> {
  const open = await manager.findBy(BookingRow, { templeId, slotId: id, status: In([...OPEN]) });
  const unreachable = open.filter(({ accountId }) => accountId === null);
  return {
    open,
    families: open.length,
    names: open.reduce((sum, { nameCount }) => sum + nameCount, 0),
    notified: open.length - unreachable.length,
    toCall: unreachable.map(({ bookedBy, phone }) => ({ bookedBy, phone })),
  };
}
