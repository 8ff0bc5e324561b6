import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../../platform/database/table-definition.ts';

const CAUSE = { cause: nullable(varchar(16)) };

/** Whether money was sent back or a check bounced. */
export class RefundCause1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'refunds', CAUSE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'refunds', CAUSE);
  }
}
