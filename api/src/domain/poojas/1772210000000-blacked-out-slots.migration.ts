import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../platform/database/table-definition.ts';

const BLACKED_OUT = { blackedOutAt: nullable(instant()) };

/** Times that a blackout closed, so that lifting it opens exactly those. */
export class BlackedOutSlots1772210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'pooja_slots', BLACKED_OUT);
    await runner.query(
      `UPDATE pooja_slots SET blackedOutAt = createdAt WHERE retired = ? AND EXISTS (SELECT 1 FROM pooja_blackouts
        WHERE pooja_blackouts.templeId = pooja_slots.templeId AND pooja_slots.onDate BETWEEN fromDate AND toDate)`,
      [true],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'pooja_slots', BLACKED_OUT);
  }
}
