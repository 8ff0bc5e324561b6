import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable } from '../database/table-definition.ts';

const COLUMNS = { unanswered: nullable(integer()) };

export class UnansweredTexts1775600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'outbox_messages', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'outbox_messages', COLUMNS);
  }
}
