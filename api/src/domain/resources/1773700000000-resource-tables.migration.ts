import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  integer,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

export class ResourceTables1773700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'resources',
      columns: {
        templeId: primary(ref()),
        id: id(),
        name: varchar(80),
        kind: varchar(10),
        capacity: nullable(integer()),
        opensAt: varchar(5),
        closesAt: varchar(5),
        closedDays: longText(),
        needsApproval: truth(),
        setupMinutes: integer(),
        teardownMinutes: integer(),
        serviceIds: longText(),
        active: truth(),
        version: integer(),
        createdAt: instant(),
        updatedAt: instant(),
      },
      uniques: { ux_resources_name: ['templeId', 'name'] },
    });
    await createTable(runner, {
      name: 'resource_uses',
      columns: {
        templeId: primary(ref()),
        id: id(),
        resourceId: ref(),
        source: varchar(10),
        sourceId: ref(),
        title: varchar(120),
        note: longText(),
        startsAt: instant(),
        endsAt: instant(),
        setupMinutes: integer(),
        teardownMinutes: integer(),
        fromAt: instant(),
        untilAt: instant(),
        state: varchar(10),
        reason: varchar(200),
        createdAt: instant(),
        changedAt: instant(),
      },
      indexes: {
        ix_resource_uses_resource: ['templeId', 'resourceId', 'fromAt'],
        ix_resource_uses_start: ['templeId', 'fromAt', 'id'],
        ix_resource_uses_state: ['templeId', 'state', 'fromAt'],
      },
      uniques: { ux_resource_uses_source: ['templeId', 'source', 'sourceId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'resource_uses', 'resources');
  }
}
