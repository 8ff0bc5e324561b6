import { type EntityManager, In } from 'typeorm';
import { SavedTempleRow } from '../temples/saved-temple.entity.ts';
import { Temple } from '../temples/temple.entity.ts';

/** What leads a temple to an account. A broadcast that reached somebody keeps its switch, whatever its group was. */
const KNOWN_BY = [
  'SELECT templeId FROM orders WHERE payerAccountId = ?',
  'SELECT templeId FROM bookings WHERE accountId = ?',
  'SELECT templeId FROM tickets WHERE accountId = ?',
  'SELECT templeId FROM shift_assignments WHERE accountId = ?',
  'SELECT templeId FROM staff_members WHERE accountId = ?',
  'SELECT templeId FROM priest_temples WHERE accountId = ?',
  'SELECT templeId FROM broadcast_recipients WHERE accountId = ?',
  'SELECT templeId FROM conversations WHERE askerId = ? AND templeId IS NOT NULL',
];

/** Temples that may write to the account: home and the other saved ones first, then those that know it otherwise. */
export async function ownTemplesOf(manager: EntityManager, accountId: string): Promise<Temple[]> {
  const saved = await manager.find(SavedTempleRow, { where: { accountId }, order: { savedAt: 'ASC' } });
  const known: { templeId: string }[] = await manager.query(
    KNOWN_BY.join(' UNION '),
    KNOWN_BY.map(() => accountId),
  );
  const ids = [
    ...new Set([...saved.toSorted((a, b) => Number(b.homeOf !== null) - Number(a.homeOf !== null)), ...known].map((row) => row.templeId)),
  ];
  const temples = await manager.findBy(Temple, { id: In(ids), status: 'approved' });
  return temples.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
