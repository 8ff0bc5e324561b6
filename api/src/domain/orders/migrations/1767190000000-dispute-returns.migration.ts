import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, cents, dropColumns, nullable } from '../../../platform/database/table-definition.ts';

const RETURNED = { returnedCents: nullable(cents()) };

/** What providers say they returned of disputed payments. */
export class DisputeReturns1767190000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'disputes', RETURNED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'disputes', RETURNED);
  }
}
