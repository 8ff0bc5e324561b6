import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, nullable, ref, varchar } from '../../platform/database/table-definition.ts';

export class SecondFactorResets1766400001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'second_factor_resets',
      columns: {
        id: id(),
        accountId: ref(),
        pendingFor: nullable(ref()),
        startedBy: ref(),
        reason: varchar(300),
        cancelTokenHash: varchar(64),
        state: varchar(10),
        dueAt: instant(),
        createdAt: instant(),
        endedAt: nullable(instant()),
      },
      uniques: {
        ux_second_factor_resets_pending: ['pendingFor'],
        ux_second_factor_resets_token: ['cancelTokenHash'],
      },
      indexes: {
        ix_second_factor_resets_due: ['state', 'dueAt'],
        ix_second_factor_resets_account: ['accountId', 'createdAt'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'second_factor_resets');
  }
}
