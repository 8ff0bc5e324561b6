import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, longText, nullable, primary, ref, varchar } from '../database/table-definition.ts';

export class IdempotencyTables1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'idempotency_records',
      columns: {
        id: primary(varchar(64)),
        operationId: ref(),
        fingerprint: varchar(64),
        leaseId: ref(),
        leaseUntil: instant(),
        reply: nullable(longText()),
        completedAt: nullable(instant()),
        createdAt: instant(),
      },
      indexes: { ix_idempotency_records_created: ['createdAt'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'idempotency_records');
  }
}
