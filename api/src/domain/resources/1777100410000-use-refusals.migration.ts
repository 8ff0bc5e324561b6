import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../../platform/database/table-definition.ts';

const COLUMNS = { refusal: nullable(longText()) };

/** What of a resource declined a use, so that it can be asked for again and said in the reader's language. */
export class UseRefusals1777100410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'resource_uses', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'resource_uses', COLUMNS);
  }
}
