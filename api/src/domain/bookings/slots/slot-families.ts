import type { FamilyToCall } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { brokenAmong } from '../../consents/mail-addresses.service.ts';
import type { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import type { SlotKey } from '../../poojas/slot-places.ts';
import { BookingRow } from '../booking.entity.ts';

/** Bookings that are still ahead of their family. */
export const OPEN = ['confirmed', 'checked-in'] as const satisfies BookingRow['status'][];

/** Whether a family gets messages about a moved or canceled time: in their account, or a walk-in by email unless it bounces. */
const isReached = ({ accountId, email }: BookingRow, broken: ReadonlySet<string>): boolean =>
  accountId !== null || (email !== null && !broken.has(email.toLowerCase()));
/** Who a booking's messages go to: somebody with several bookings is one person. */
export const personOf = ({ id, accountId, email }: BookingRow): string => accountId ?? email?.toLowerCase() ?? id;

/** The open bookings of slots, how many people are notified, and whom the office has to call. */
export async function familiesOf(
  manager: EntityManager,
  templeId: string,
  slotIds: readonly string[],
): Promise<{ open: BookingRow[]; families: number; names: number; notified: number; toCall: FamilyToCall[] }> {
  const where = { templeId, slotId: In([...slotIds]), status: In([...OPEN]) };
  const open = await manager.find(BookingRow, { where, order: { id: 'ASC' } });
  const broken = await brokenAmong(manager, addressesOf(open));
  const reached = open.filter((booking) => isReached(booking, broken));
  return {
    open,
    families: open.length,
    names: open.reduce((sum, { nameCount }) => sum + nameCount, 0),
    notified: new Set(reached.map(personOf)).size,
    toCall: open.filter((booking) => !reached.includes(booking)).map(({ bookedBy, phone }) => ({ bookedBy, phone })),
  };
}

/** Families without an account or a working address whose booking went with a canceled time: the office has to call them. */
export async function toCallOf(manager: EntityManager, slots: readonly PoojaSlotRow[]): Promise<FamilyToCall[]> {
  const canceled = slots.flatMap(({ templeId, id: slotId, status, canceledWhy }) =>
    status === 'canceled' && canceledWhy !== null ? [{ templeId, slotId, canceledWhy, status, accountId: IsNull() }] : [],
  );
  const bookings = canceled.length > 0 ? await manager.find(BookingRow, { where: canceled, order: { id: 'ASC' } }) : [];
  const broken = await brokenAmong(manager, addressesOf(bookings));
  return bookings.filter((booking) => !isReached(booking, broken)).map(({ bookedBy, phone }) => ({ bookedBy, phone }));
}

const addressesOf = (bookings: readonly BookingRow[]): string[] =>
  bookings.flatMap(({ accountId, email }) => (accountId === null && email ? [email.toLowerCase()] : []));

/** Throws `booking-of-request` for the time of a request, which is moved and canceled with it. */
export async function assertNotOfRequest(manager: EntityManager, slot: SlotKey): Promise<void> {
  if (await isOfRequest(manager, slot)) throw new DomainError('booking-of-request');
}

/** Whether a family agreed on this time in a request. */
export const isOfRequest = (manager: EntityManager, { templeId, id: slotId }: SlotKey): Promise<boolean> =>
  manager.existsBy(BookingRow, { templeId, slotId, requestId: Not(IsNull()) });
