import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../../platform/database/table-definition.ts';

const ITEM = { item: nullable(longText()) };

/** What a line of a plan asks for that isn't a donation. */
export class PlanLineItems1767190001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'plan_lines', ITEM);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'plan_lines', ITEM);
  }
}
