import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, longText, primary, ref } from '../../platform/database/table-definition.ts';

export class TempleHours1771400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'temple_hours',
      columns: { templeId: primary(ref()), weekly: longText(), special: longText(), updatedAt: instant() },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'temple_hours');
  }
}
