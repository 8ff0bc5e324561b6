import { type BroadcastGroup, type BroadcastSegment, type Language, WAS_PAID } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Piece } from '../../platform/database/table.ts';
import { dayAfter, startOfDay } from '../../platform/documents/words.ts';

/** Somebody a temple knows. */
export interface KnownPerson {
  /** Null for guests. */
  accountId: string | null;
  email: string | null;
  phone: string | null;
  name: string;
  language: Language;
  emailVerified: boolean;
}

interface Place {
  id: string;
  timeZone: string;
}

type PersonRow = Omit<KnownPerson, 'language' | 'emailVerified'> & { language: Language | null; verifiedAt: unknown };

const ACCOUNTS = `SELECT account.id AS accountId, account.email AS email, account.phone AS phone, account.fullName AS name,
  account.language AS language, account.emailVerifiedAt AS verifiedAt FROM accounts account`;

/** Everyone in a segment, once each: an account, or a guest’s phone. */
export async function peopleIn(manager: EntityManager, temple: Place, segment: BroadcastSegment): Promise<KnownPerson[]> {
  const people = new Map<string, KnownPerson>();
  for (const group of segment.groups)
    for (const person of await peopleOf(manager, group, temple, segment)) people.set(person.accountId ?? person.phone ?? '', person);
  const { language } = segment;
  return [...people.values()].filter((person) => !language || person.language === language);
}

async function peopleOf(manager: EntityManager, group: BroadcastGroup, temple: Place, segment: BroadcastSegment): Promise<KnownPerson[]> {
  const { sql, values } = QUERIES[group](temple, segment);
  const rows: PersonRow[] = await manager.query(sql, values);
  return rows.map(({ verifiedAt, language, ...row }) => ({ ...row, language: language ?? 'en', emailVerified: verifiedAt !== null }));
}

const members = (join: string, values: unknown[]): Piece => ({
  sql: `${ACCOUNTS} JOIN ${join} WHERE account.status = 'active'`,
  values,
});

const QUERIES: Record<BroadcastGroup, (temple: Place, segment: BroadcastSegment) => Piece> = {
  donors: (temple, segment) => {
    const gave = gaveIn(temple, segment, 'payerAccountId');
    return members(
      `(SELECT gift.payerAccountId AS accountId FROM orders gift WHERE ${gave.sql} GROUP BY gift.payerAccountId) gave
        ON gave.accountId = account.id`,
      gave.values,
    );
  },
  // A guest’s phone is verified by a code; their email is only what they typed.
  guests: (temple, segment) => {
    const gave = gaveIn(temple, segment, 'phone');
    return {
      sql: `SELECT NULL AS accountId, MAX(gift.email) AS email, gift.phone AS phone, MAX(gift.legalName) AS name, NULL AS language,
        NULL AS verifiedAt FROM orders gift WHERE gift.guestSessionId IS NOT NULL AND gift.payerAccountId IS NULL AND ${gave.sql}
        GROUP BY gift.phone`,
      values: gave.values,
    };
  },
  followers: ({ id }) => members('saved_temples saved ON saved.accountId = account.id AND saved.templeId = ?', [id]),
  staff: ({ id }) =>
    members(
      'staff_members member ON member.accountId = account.id AND member.templeId = ? AND (member.endsAt IS NULL OR member.endsAt > ?)',
      [id, new Date()],
    ),
  priests: ({ id }) => members('priest_temples served ON served.accountId = account.id AND served.templeId = ?', [id]),
};

/** Gifts that arrived, by fund and time, of those who haven’t given since. */
function gaveIn({ id, timeZone }: Place, { fundId, from, to, notSince }: BroadcastSegment, who: 'payerAccountId' | 'phone'): Piece {
  const paid = WAS_PAID.map(() => '?').join(', ');
  const parts: Piece[] = [
    {
      sql: `gift.templeId = ? AND gift.hasDonation = ? AND gift.${who} IS NOT NULL AND gift.status IN (${paid})`,
      values: [id, true, ...WAS_PAID],
    },
  ];
  if (from) parts.push({ sql: 'gift.listedAt >= ?', values: [startOfDay(from, timeZone)] });
  if (to) parts.push({ sql: 'gift.listedAt < ?', values: [startOfDay(dayAfter(to), timeZone)] });
  if (fundId)
    parts.push({
      sql: 'EXISTS (SELECT 1 FROM order_lines line WHERE line.templeId = gift.templeId AND line.orderId = gift.id AND line.fundId = ?)',
      values: [fundId],
    });
  if (notSince)
    parts.push({
      sql: `NOT EXISTS (SELECT 1 FROM orders later WHERE later.templeId = gift.templeId AND later.${who} = gift.${who}
        AND later.hasDonation = ? AND later.status IN (${paid}) AND later.listedAt >= ?)`,
      values: [true, ...WAS_PAID, startOfDay(notSince, timeZone)],
    });
  return { sql: parts.map(({ sql }) => sql).join(' AND '), values: parts.flatMap(({ values }) => values) };
}
