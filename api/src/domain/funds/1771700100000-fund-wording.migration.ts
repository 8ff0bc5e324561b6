import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../../platform/database/table-definition.ts';

const WORDING = { wording: nullable(longText()) };

/** A fund's name and description in other languages than English. */
export class FundWording1771700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'funds', WORDING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'funds', WORDING);
  }
}
