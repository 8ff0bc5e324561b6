import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const WHY = { movedWhy: nullable(varchar(200)) };

/** The reason given for a slot's last move, for families who learn of the move later. Null for slots that were moved before this release. */
export class MovedWhy1777400176000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'pooja_slots', WHY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'pooja_slots', WHY);
  }
}
