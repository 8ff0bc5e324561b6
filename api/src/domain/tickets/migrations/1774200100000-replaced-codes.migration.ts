import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../../../platform/database/table-definition.ts';

const REPLACED = { replacedAtMs: nullable(longText()) };

/** When each of a ticket's codes was replaced: a door judges scans that arrive later by it. */
export class ReplacedCodes1774200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'tickets', REPLACED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'tickets', REPLACED);
  }
}
