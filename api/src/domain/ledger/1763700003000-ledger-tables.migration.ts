import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  integer,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';
import { LINE_ON_ONE_SIDE } from './ledger-line.entity.ts';

export class LedgerTables1763700003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'temple_counters',
      columns: { templeId: primary(ref()), name: primary(varchar(40)), value: integer() },
    });
    await createTable(runner, {
      name: 'ledger_accounts',
      columns: {
        templeId: primary(ref()),
        id: id(),
        accountKey: varchar(60),
        kind: varchar(20),
        fundId: nullable(ref()),
        name: varchar(80),
        debitCents: cents(),
        creditCents: cents(),
      },
      uniques: { ux_ledger_accounts_key: ['templeId', 'accountKey'] },
    });
    await createTable(runner, {
      name: 'ledger_entries',
      columns: {
        templeId: primary(ref()),
        id: id(),
        number: integer(),
        postedAt: instant(),
        reason: varchar(200),
        postingKey: varchar(80),
        donationId: nullable(ref()),
      },
      uniques: { ux_ledger_entries_number: ['templeId', 'number'], ux_ledger_entries_posting: ['templeId', 'postingKey'] },
      indexes: { ix_ledger_entries_donation: ['templeId', 'donationId'], ix_ledger_entries_posted: ['templeId', 'postedAt'] },
    });
    await createTable(runner, {
      name: 'ledger_lines',
      columns: {
        templeId: primary(ref()),
        id: id(),
        entryId: ref(),
        position: integer(),
        accountId: ref(),
        debitCents: cents(),
        creditCents: cents(),
      },
      uniques: { ux_ledger_lines_position: ['templeId', 'entryId', 'position'] },
      indexes: { ix_ledger_lines_account: ['templeId', 'accountId'] },
      checks: { ck_ledger_lines_side: LINE_ON_ONE_SIDE },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'ledger_lines', 'ledger_entries', 'ledger_accounts', 'temple_counters');
  }
}
