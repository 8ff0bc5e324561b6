import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable } from '../../platform/database/table-definition.ts';

const PRIESTS = { priestsNeeded: nullable(integer()) };

/** Times of requests need as many priests as their quote says. */
export class SlotPriests1771100002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'pooja_slots', PRIESTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'pooja_slots', PRIESTS);
  }
}
