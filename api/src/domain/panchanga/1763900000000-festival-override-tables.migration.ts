import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, localDate, primary, ref, varchar } from '../../platform/database/table-definition.ts';

export class FestivalOverrideTables1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'festival_overrides',
      columns: {
        templeId: primary(ref()),
        id: id(),
        festivalId: varchar(60),
        computedDate: localDate(),
        date: localDate(),
        note: varchar(300),
        updatedAt: instant(),
      },
      uniques: { ux_festival_overrides_occurrence: ['templeId', 'festivalId', 'computedDate'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'festival_overrides');
  }
}
