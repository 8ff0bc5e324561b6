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

/** Who called a party about a canceled date. */
export class EventCalls1774800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'event_calls',
      columns: { templeId: primary(ref()), id: id(), calledBy: nullable(varchar(120)), calledAt: nullable(instant()), version: integer() },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'event_calls');
  }
}
