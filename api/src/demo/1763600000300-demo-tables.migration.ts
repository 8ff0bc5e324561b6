import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, primary, varchar } from '../platform/database/table-definition.ts';

export class DemoTables1763600000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, { name: 'demo_steps', columns: { name: primary(varchar(60)), doneAt: instant() } });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'demo_steps');
  }
}
