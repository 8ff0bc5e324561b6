import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Kept {
  templeId: string;
  id: string;
  accountId: string;
  kept: string | null;
}

const AT_ONCE = 200;
const IN_LINES = `order_lines holder INNER JOIN orders owner
  ON owner.templeId = holder.templeId AND owner.id = holder.orderId AND holder.kind = 'pooja'`;
/** Where names of a family are kept besides bookings: the rows, whose they are, and what has the names. */
const HOLDERS = [
  { rows: IN_LINES, accountId: 'owner.payerAccountId', kept: 'holder.item' },
  { rows: 'pooja_waits holder', accountId: 'holder.accountId', kept: 'holder.item' },
  { rows: 'pooja_opening_places holder', accountId: 'holder.accountId', kept: 'holder.item' },
  { rows: 'pooja_requests holder', accountId: 'holder.accountId', kept: 'holder.participants' },
] as const;

/** Earlier releases erased the names of people who were removed from a family from its bookings alone: the rest is looked at once more. */
export class NamesDepartedBefore1776500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const holder of HOLDERS)
      for (let rows = await after(runner, holder); rows.length > 0; rows = await after(runner, holder, rows.at(-1)))
        await note(runner, rows);
  }

  /** What is looked at besides does no harm. */
  async down(): Promise<void> {}
}

const after = (runner: QueryRunner, { rows, accountId, kept }: (typeof HOLDERS)[number], last?: Kept): Promise<Kept[]> =>
  runner.query(
    `SELECT holder.templeId AS templeId, holder.id AS id, ${accountId} AS accountId, ${kept} AS kept FROM ${rows}
     WHERE ${accountId} IS NOT NULL AND (holder.templeId > ? OR (holder.templeId = ? AND holder.id > ?))
     ORDER BY holder.templeId, holder.id LIMIT ${AT_ONCE}`,
    [last?.templeId ?? '', last?.templeId ?? '', last?.id ?? ''],
  );

async function note(runner: QueryRunner, rows: readonly Kept[]): Promise<void> {
  const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
  const among = accountIds.map(() => '?').join(', ');
  const members: { id: string }[] = await runner.query(`SELECT id FROM family_members WHERE accountId IN (${among})`, accountIds);
  const present = new Set(members.map(({ id }) => id));
  const named = new Map(rows.flatMap(({ accountId, kept }) => membersIn(kept).map((id) => [id, accountId] as const)));
  const insert = runner.connection.options.type === 'mariadb' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
  const sql = `${insert} INTO departed_names (familyMemberId, accountId, nextAt) SELECT ?, id, createdAt FROM accounts WHERE id = ?`;
  for (const [id, accountId] of named) if (!present.has(id)) await runner.query(sql, [id, accountId]);
}

function membersIn(kept: string | null): string[] {
  const names = JSON.parse(kept ?? 'null');
  const participants: { familyMemberId?: string | null }[] = Array.isArray(names) ? names : (names?.participants ?? []);
  return participants.flatMap(({ familyMemberId }) => familyMemberId || []);
}
