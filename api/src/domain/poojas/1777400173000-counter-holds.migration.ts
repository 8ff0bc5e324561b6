import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable } from '../../platform/database/table-definition.ts';

const HELD = { counterHeld: nullable(integer()) };

/** Places of walk-ins whose card is being charged, beside those that are paid. What is being charged already stays with those. */
export class CounterHolds1777400173000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'pooja_slots', HELD);
  }

  /** An earlier release counts them as sold. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE pooja_slots SET counterSold = counterSold + COALESCE(counterHeld, 0)');
    await dropColumns(runner, 'pooja_slots', HELD);
  }
}
