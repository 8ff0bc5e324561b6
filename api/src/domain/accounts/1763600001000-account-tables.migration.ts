import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, nullable, ref, varchar } from '../../platform/database/table-definition.ts';

export class AccountTables1763600001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'accounts',
      columns: {
        id: id(),
        role: varchar(20),
        email: varchar(254),
        fullName: varchar(120),
        passwordHash: varchar(255),
        status: varchar(20),
        emailVerifiedAt: nullable(instant()),
        createdAt: instant(),
      },
      uniques: { ux_accounts_email_role: ['email', 'role'] },
    });
    await createTable(runner, {
      name: 'sessions',
      columns: {
        id: id(),
        accountId: ref(),
        userAgent: varchar(200),
        createdAt: instant(),
        lastSeenAt: instant(),
        expiresAt: instant(),
        endedAt: nullable(instant()),
      },
      indexes: { ix_sessions_account: ['accountId'], ix_sessions_expires: ['expiresAt'] },
    });
    await createTable(runner, {
      name: 'account_tokens',
      columns: {
        id: id(),
        accountId: ref(),
        kind: varchar(20),
        tokenHash: varchar(64),
        expiresAt: instant(),
        usedAt: nullable(instant()),
        createdAt: instant(),
      },
      uniques: { ux_account_tokens_hash: ['tokenHash'] },
      indexes: { ix_account_tokens_account: ['accountId'] },
    });
    await createTable(runner, {
      name: 'guest_sessions',
      columns: { id: id(), phone: varchar(16), tokenHash: varchar(64), createdAt: instant(), expiresAt: instant() },
      uniques: { ux_guest_sessions_token: ['tokenHash'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'guest_sessions', 'account_tokens', 'sessions', 'accounts');
  }
}
