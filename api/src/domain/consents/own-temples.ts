import { type EntityManager, In } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { SavedTempleRow } from '../temples/saved-temple.entity.ts';
import { Temple } from '../temples/temple.entity.ts';
import { EVERY } from './message-consent.entity.ts';

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
  'SELECT templeId FROM pooja_waits WHERE accountId = ?',
  'SELECT templeId FROM ticket_waits WHERE accountId = ?',
  'SELECT templeId FROM pooja_requests WHERE accountId = ?',
  'SELECT templeId FROM pooja_opening_reminders WHERE accountId = ?',
  'SELECT templeId FROM pooja_opening_places WHERE accountId = ?',
  'SELECT templeId FROM temple_notification_preferences WHERE accountId = ?',
];

/** So that every choice can be taken back where it is shown (47 CFR 64.1200(a)(10)), whatever led to it. */
const CHOSEN_AT = `SELECT templeId FROM message_consents WHERE address = ? AND templeId <> '${EVERY}'`;

/**
 * Temples that may write to the account: home and the other saved ones first, then those that know it otherwise. A suspended temple is among
 * them: what was agreed to can be taken back at any time.
 */
export async function ownTemplesOf(manager: EntityManager, accountId: string): Promise<Temple[]> {
  const saved = await manager.find(SavedTempleRow, { where: { accountId }, order: { savedAt: 'ASC' } });
  const addresses = await provenAddressesOf(manager, accountId);
  const known: { templeId: string }[] = await manager.query([...KNOWN_BY, ...addresses.map(() => CHOSEN_AT)].join(' UNION '), [
    ...KNOWN_BY.map(() => accountId),
    ...addresses,
  ]);
  const ids = [
    ...new Set([...saved.toSorted((a, b) => Number(b.homeOf !== null) - Number(a.homeOf !== null)), ...known].map((row) => row.templeId)),
  ];
  const temples = await manager.findBy(Temple, { id: In(ids), status: In(['approved' as const, 'suspended' as const]) });
  return temples.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Not those that somebody only typed: what their owner chose is nobody else's business. */
async function provenAddressesOf(manager: EntityManager, accountId: string): Promise<string[]> {
  const account = await manager.findOneBy(Account, { id: accountId });
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = account ?? {};
  return [accountId, emailVerifiedAt && email, phoneVerifiedAt && phone].filter((address) => typeof address === 'string');
}
