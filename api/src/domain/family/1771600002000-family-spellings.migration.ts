import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const SPELLING = { spelling: nullable(varchar(120)) };

/** Names as families write them in an Indian script: bookings take them along to the priest's sheet. */
export class FamilySpellings1771600002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'family_members', SPELLING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'family_members', SPELLING);
  }
}
