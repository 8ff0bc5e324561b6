import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const WHY = { movedWhy: nullable(varchar(200)) };

/** Why a time was last moved: who is told of it later is told the reason too. Unknown of those that earlier releases moved. */
export class MovedWhy1777400176000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'pooja_slots', WHY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'pooja_slots', WHY);
  }
}
