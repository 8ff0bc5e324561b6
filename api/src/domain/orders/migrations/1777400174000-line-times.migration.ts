import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../../platform/database/table-definition.ts';

const TIME = { occursAt: nullable(instant()) };

/** Lines keep when their buyer was shown that they take place. Those from before have none. */
export class LineTimes1777400174000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'order_lines', TIME);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'order_lines', TIME);
  }
}
