import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../platform/database/table-definition.ts';

const USE = { usefulUntil: nullable(instant()) };

export class BroadcastUse1774600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'broadcasts', USE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'broadcasts', USE);
  }
}
