import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, primary, varchar } from '../../platform/database/table-definition.ts';

export class RegisteredAreas1768050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'remote_areas',
      columns: {
        remote: primary(varchar(40)),
        role: varchar(20),
        prefix: varchar(40),
        title: varchar(60),
        titleHi: varchar(60),
        registeredAt: instant(),
      },
      uniques: { ux_remote_areas_prefix: ['prefix'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'remote_areas');
  }
}
