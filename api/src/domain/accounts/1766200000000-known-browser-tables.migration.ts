import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  id,
  instant,
  integer,
  nullable,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

const ACCOUNT_COLUMNS = { firstSignInAt: nullable(instant()), verifiedFromHash: nullable(varchar(64)) };
const SESSION_COLUMNS = { browserHash: nullable(varchar(64)) };
const CHALLENGE_COLUMNS = { codeHash: nullable(varchar(64)), mails: nullable(integer()) };

export class KnownBrowserTables1766200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'known_browsers',
      columns: { id: id(), accountId: ref(), browserHash: varchar(64), firstSeenAt: instant(), lastSeenAt: instant() },
      uniques: { ux_known_browsers_account: ['accountId', 'browserHash'] },
      indexes: { ix_known_browsers_last_seen: ['lastSeenAt'] },
    });
    await addColumns(runner, 'accounts', ACCOUNT_COLUMNS);
    await addColumns(runner, 'sessions', SESSION_COLUMNS);
    await addColumns(runner, 'sign_in_challenges', CHALLENGE_COLUMNS);
    // Accounts verified before this have signed in without an emailed code, and still can.
    const column = (name: string) => runner.dataSource.driver.escape(name);
    await runner.query(
      `UPDATE accounts SET ${column('firstSignInAt')} = ${column('emailVerifiedAt')} WHERE ${column('emailVerifiedAt')} IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'sign_in_challenges', CHALLENGE_COLUMNS);
    await dropColumns(runner, 'sessions', SESSION_COLUMNS);
    await dropColumns(runner, 'accounts', ACCOUNT_COLUMNS);
    await dropTables(runner, 'known_browsers');
  }
}
