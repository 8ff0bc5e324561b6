import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../../platform/database/table-definition.ts';

const ABOUT = { about: nullable(varchar(40)) };

/** Calls about dates that were postponed or moved, too: which change a party was called about. */
export class CallsAboutChanges1775600310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'event_calls', ABOUT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'event_calls', ABOUT);
  }
}
