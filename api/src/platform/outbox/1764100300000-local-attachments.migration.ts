import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../database/table-definition.ts';

const COLUMNS = { attachments: nullable(longText()) };

export class LocalAttachments1764100300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'local_deliveries', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'local_deliveries', COLUMNS);
  }
}
