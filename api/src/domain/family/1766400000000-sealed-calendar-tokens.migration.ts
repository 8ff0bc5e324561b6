import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const SEALED = { sealedToken: nullable(varchar(200)) };

/** Addresses created by an earlier version get theirs from `npm run keys:rotate`. */
export class SealedCalendarTokens1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'family_calendar_links', SEALED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'family_calendar_links', SEALED);
  }
}
