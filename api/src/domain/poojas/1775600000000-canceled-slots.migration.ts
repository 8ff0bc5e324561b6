import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, cents, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const WHY = { canceledWhy: nullable(varchar(200)), canceledLimitCents: nullable(cents()) };

/** Why a time was canceled. Unknown of those that earlier releases canceled: the office goes on with them by hand. */
export class CanceledSlots1775600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'pooja_slots', WHY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'pooja_slots', WHY);
  }
}
