import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, truth } from '../../platform/database/table-definition.ts';

const BARRED = { handedBarred: nullable(truth()) };

/** Whether a child went to an adult who might not take it, as was known when the door said so. */
export class BarredHandovers1777310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'door_scans', BARRED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'door_scans', BARRED);
  }
}
