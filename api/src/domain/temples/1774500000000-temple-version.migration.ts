import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable } from '../../platform/database/table-definition.ts';

const VERSION = { version: nullable(integer()) };

/** Counts the changes of a temple's details, so that two people never overwrite each other's. */
export class TempleVersion1774500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'temples', VERSION);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'temples', VERSION);
  }
}
