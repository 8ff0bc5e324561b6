import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable, varchar } from '../../platform/database/table-definition.ts';

const SALES = { sells: nullable(varchar(12)), leadDays: nullable(integer()) };

/** Plans that buy something else than gifts, some days before its date. */
export class PlanSales1768000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'recurring_plans', SALES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'recurring_plans', SALES);
  }
}
