import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../../../platform/database/table-definition.ts';

const TERMS = { terms: nullable(longText()) };

/** Lines keep the terms they were sold on, while a bank debit takes days too. */
export class LineTerms1776100020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'order_lines', TERMS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'order_lines', TERMS);
  }
}
