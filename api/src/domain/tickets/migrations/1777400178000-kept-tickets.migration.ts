import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../../platform/database/table-definition.ts';

const KEPT = { keptAt: nullable(instant()) };

/** Who was checked in can keep the ticket of a date that ended early. */
export class KeptTickets1777400178000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'tickets', KEPT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'tickets', KEPT);
  }
}
