import type { Page } from '@sannidhi/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { execute } from '../../../platform/database/execute.ts';
import { keysetPage, type PageQuery } from '../../../platform/database/keyset-page.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import type { BookingRow } from '../booking.entity.ts';
import { FamilyCallRow } from './family-call.entity.ts';

/** Whom no message reaches, as long as the booking is as the change left it. */
const IS_DUE = `EXISTS (SELECT 1 FROM bookings booking WHERE booking.templeId = due.templeId AND booking.id = due.id
  AND booking.accountId IS NULL AND booking.startsAt = due.startsAt
  AND ((due.about = 'canceled' AND booking.status = 'canceled') OR (due.about = 'moved' AND booking.status IN ('confirmed', 'checked-in')))
  AND (booking.email IS NULL OR EXISTS (SELECT 1 FROM mail_addresses broken
    WHERE broken.address = LOWER(booking.email) AND broken.problem IS NOT NULL)))`;

/** In one statement: somebody may mark the call at the same time. MariaDB sets columns in this order, so what is compared is set last. */
const CALL_AGAIN = `UPDATE family_calls SET knownAt = CASE WHEN calledBy IS NULL AND startsAt = ? THEN knownAt ELSE ? END,
  about = ?, startsAt = ?, reason = ?, calledBy = NULL, calledAt = NULL, version = version + 1 WHERE templeId = ? AND id = ?`;

type Change = Pick<FamilyCallRow, 'about' | 'reason'> & { before: Date };
type Changed = Pick<BookingRow, 'templeId' | 'id' | 'accountId' | 'startsAt'>;

/**
 * Notes what became of a booking in the transaction that changed it, for as long as no message reaches its family. After another change it is
 * called again; a family that nobody called still knows the time before.
 */
export async function noteCall(tx: EntityManager, { templeId, id, accountId, startsAt }: Changed, change: Change): Promise<void> {
  if (accountId !== null) return;
  const { about, before, reason } = change;
  const first = { templeId, id, about, startsAt, knownAt: before, reason, calledBy: null, calledAt: null, version: 0 };
  if (await insertOnce(tx, FamilyCallRow, first)) return;
  await execute(tx, CALL_AGAIN, [before, before, about, startsAt, reason, templeId, id]);
}

/** Families to call about poojas to come, by time; those who were called stay until it is over. */
export const familiesToCall = (manager: EntityManager, templeId: string, now: Date, page: PageQuery): Promise<Page<FamilyCallRow>> =>
  keysetPage(due(manager, templeId, now), { columns: ['startsAt', 'id'], direction: 'ASC' }, page);

/** Those whom nobody has called yet: how many, and the first. */
export async function uncalled(
  manager: EntityManager,
  templeId: string,
  now: Date,
): Promise<{ count: number; first: FamilyCallRow | null }> {
  const open = () => due(manager, templeId, now).andWhere('due.calledBy IS NULL');
  const count = await open().getCount();
  return { count, first: count > 0 ? await open().orderBy('due.startsAt', 'ASC').addOrderBy('due.id', 'ASC').limit(1).getOne() : null };
}

/** The call about this booking, if its family has to be called. */
export const callOf = (manager: EntityManager, templeId: string, id: string, now: Date): Promise<FamilyCallRow | null> =>
  due(manager, templeId, now).andWhere('due.id = :id', { id }).getOne();

const due = (manager: EntityManager, templeId: string, now: Date): SelectQueryBuilder<FamilyCallRow> =>
  manager.createQueryBuilder(FamilyCallRow, 'due').where({ templeId }).andWhere('due.startsAt > :now', { now }).andWhere(IS_DUE);
