import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable, varchar } from '../../platform/database/table-definition.ts';

const MOVED = { plannedAt: nullable(varchar(16)), movedAt: nullable(instant()) };

/** Slots that the office moved, as their schedule had them. */
export class MovedSlots1771100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'pooja_slots', MOVED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'pooja_slots', MOVED);
  }
}
