import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../../platform/database/table-definition.ts';

const SUSPENSION = { suspension: nullable(longText()) };

/** Why and since when a temple is suspended. */
export class TempleSuspension1772700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'temples', SUSPENSION);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'temples', SUSPENSION);
  }
}
