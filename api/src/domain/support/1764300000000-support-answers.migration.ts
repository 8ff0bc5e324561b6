import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, longText, nullable, varchar } from '../../platform/database/table-definition.ts';

const COLUMNS = { reply: nullable(longText()), settledBy: nullable(varchar(120)), settledAt: nullable(instant()) };

export class SupportAnswers1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'support_messages', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'support_messages', COLUMNS);
  }
}
