import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  double,
  dropTables,
  id,
  instant,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

export class TempleTables1763600002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'temples',
      columns: {
        id: id(),
        slug: varchar(80),
        status: varchar(20),
        name: varchar(120),
        legalName: varchar(160),
        ein: varchar(10),
        address: varchar(200),
        city: varchar(80),
        state: varchar(2),
        latitude: double(),
        longitude: double(),
        timeZone: varchar(60),
        tradition: varchar(80),
        deities: longText(),
        description: longText(),
        searchText: varchar(240),
        taxStatusConfirmedAt: nullable(instant()),
        createdAt: instant(),
      },
      uniques: { ux_temples_slug: ['slug'] },
      indexes: { ix_temples_status_name: ['status', 'name'] },
    });
    await createTable(runner, {
      name: 'saved_temples',
      columns: { accountId: primary(ref()), templeId: primary(ref()), home: truth(), savedAt: instant() },
      indexes: { ix_saved_temples_temple: ['templeId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'saved_temples', 'temples');
  }
}
