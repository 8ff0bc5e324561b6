import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../../platform/database/table-definition.ts';

const TABLE = 'orders';
const LANGUAGE = { language: nullable(varchar(2)) };

/** Orders of guests keep the language of their page. Those from before have none. */
export class GuestLanguage1777400153000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, LANGUAGE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, LANGUAGE);
  }
}
