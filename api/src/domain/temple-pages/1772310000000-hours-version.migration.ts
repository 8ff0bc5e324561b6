import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable } from '../../platform/database/table-definition.ts';

const VERSION = { version: nullable(integer()) };

/** Counts the changes of a temple's hours, so that two people never overwrite each other's. */
export class HoursVersion1772310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'temple_hours', VERSION);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'temple_hours', VERSION);
  }
}
