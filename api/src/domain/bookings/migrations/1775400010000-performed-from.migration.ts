import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../../platform/database/table-definition.ts';

const FROM = { performedFrom: nullable(varchar(12)) };

/** What a booking was before it was performed. Unknown of those that earlier releases marked. */
export class PerformedFrom1775400010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', FROM);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'bookings', FROM);
  }
}
