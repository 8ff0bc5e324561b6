import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  id,
  instant,
  integer,
  nullable,
  varchar,
} from '../../platform/database/table-definition.ts';

const WEIGHT = { bytes: nullable(integer()) };

export class RemoteUploads1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'remote_uploads',
      columns: { id: id(), remote: varchar(40), releaseName: varchar(16), bytes: integer(), at: instant() },
      indexes: { ix_remote_uploads_release: ['remote', 'releaseName'], ix_remote_uploads_at: ['at'] },
    });
    await addColumns(runner, 'remote_releases', WEIGHT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'remote_releases', WEIGHT);
    await dropTables(runner, 'remote_uploads');
  }
}
