import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';
import { addColumns, dropColumns, localDate, nullable } from '../../platform/database/table-definition.ts';
import { localDateAt } from '../../platform/documents/words.ts';

const TABLE = 'ledger_entries';
const BATCH = 1000;

interface PostedEntry {
  id: string;
  happenedAt: string | Date;
}

/** Entries count for a civil day at their temple: a gift's for the day it was received, as its receipt says, others for the day of posting. */
export class AccountingDates1767300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, { accountingOn: nullable(localDate()) });
    const temples: Books[] = await runner.query(BOOKS);
    for (const temple of temples) await dateBooks(runner, temple);
    await runner.changeColumn(TABLE, 'accountingOn', localDate()('accountingOn'));
    await runner.dropIndex(TABLE, 'ix_ledger_entries_posted');
    const columnNames = ['templeId', 'accountingOn', 'number'];
    await runner.createIndex(TABLE, new TableIndex({ name: 'ix_ledger_entries_accounting', columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, 'ix_ledger_entries_accounting');
    await runner.createIndex(TABLE, new TableIndex({ name: 'ix_ledger_entries_posted', columnNames: ['templeId', 'postedAt'] }));
    await dropColumns(runner, TABLE, { accountingOn: nullable(localDate()) });
  }
}

interface Books {
  templeId: string;
  timeZone: string;
}

/** A temple that is gone had its books in UTC. */
const BOOKS = `SELECT books.templeId, COALESCE(temples.timeZone, 'UTC') AS timeZone
  FROM (SELECT DISTINCT templeId FROM ledger_entries) books LEFT JOIN temples ON temples.id = books.templeId`;

const ENTRIES_AFTER = `SELECT entry.id, COALESCE(gift.receivedAt, entry.postedAt) AS happenedAt FROM ledger_entries entry
  LEFT JOIN orders gift ON gift.templeId = entry.templeId AND gift.id = entry.orderId AND entry.postingKey LIKE 'gift:%'
  WHERE entry.templeId = ? AND entry.id > ? ORDER BY entry.id LIMIT ${BATCH}`;

async function dateBooks(runner: QueryRunner, { templeId, timeZone }: Books): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const entries: PostedEntry[] = await runner.query(ENTRIES_AFTER, [templeId, last]);
    for (const [day, ids] of byDay(entries, timeZone)) {
      const sql = `UPDATE ledger_entries SET accountingOn = ? WHERE templeId = ? AND id IN (${ids.map(() => '?').join(', ')})`;
      await runner.query(sql, [day, templeId, ...ids]);
    }
    last = entries.at(-1)?.id;
  }
}

function byDay(entries: readonly PostedEntry[], timeZone: string): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const { id, happenedAt } of entries) {
    const day = localDateAt(utc(happenedAt), timeZone);
    days.set(day, [...(days.get(day) ?? []), id]);
  }
  return days;
}

/** SQLite answers with text in UTC that doesn't say so. */
const utc = (instant: string | Date): Date => (typeof instant === 'string' ? new Date(`${instant.replace(' ', 'T')}Z`) : instant);
