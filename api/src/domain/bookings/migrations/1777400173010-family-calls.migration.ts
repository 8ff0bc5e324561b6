import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  integer,
  nullable,
  primary,
  ref,
  varchar,
} from '../../../platform/database/table-definition.ts';

/** Families whom only a call reaches about a time that was moved or canceled, and who called them. */
export class FamilyCalls1777400173010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'family_calls',
      columns: {
        templeId: primary(ref()),
        id: id(),
        about: varchar(10),
        startsAt: instant(),
        knownAt: instant(),
        reason: nullable(varchar(200)),
        calledBy: nullable(varchar(120)),
        calledAt: nullable(instant()),
        version: integer(),
      },
      indexes: { ix_family_calls_start: ['templeId', 'startsAt', 'id'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'family_calls');
  }
}
