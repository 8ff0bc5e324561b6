import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const HANDOVER = { handedTo: nullable(varchar(120)), handedWhy: nullable(varchar(200)) };

/** Who took a child that went out. */
export class DoorHandovers1777200137000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'door_scans', HANDOVER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'door_scans', HANDOVER);
  }
}
