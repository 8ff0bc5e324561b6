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
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

export class RemoteTables1764100003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'remote_releases',
      columns: {
        id: id(),
        remote: varchar(40),
        releaseName: varchar(16),
        contract: varchar(40),
        manifest: longText(),
        publishedBy: varchar(120),
        publishedAt: instant(),
        lastUsedAt: instant(),
        filesRemovedAt: nullable(instant()),
      },
      uniques: { ux_remote_releases_name: ['remote', 'releaseName'] },
    });
    await createTable(runner, {
      name: 'remote_states',
      columns: {
        remote: primary(varchar(40)),
        revision: integer(),
        activeRelease: nullable(varchar(16)),
        previousRelease: nullable(varchar(16)),
        canaryRelease: nullable(varchar(16)),
        canaryPercent: integer(),
        canaryStartedAt: nullable(instant()),
      },
    });
    await createTable(runner, {
      name: 'remote_loads',
      columns: {
        id: id(),
        remote: varchar(40),
        releaseName: varchar(16),
        pageLoadId: varchar(36),
        failed: truth(),
        addressKey: varchar(64),
        at: instant(),
      },
      uniques: { ux_remote_loads_page: ['pageLoadId', 'remote', 'releaseName', 'failed'] },
      indexes: { ix_remote_loads_release: ['remote', 'releaseName', 'at'], ix_remote_loads_at: ['at'] },
    });
    await createTable(runner, {
      name: 'deploy_tokens',
      columns: {
        id: id(),
        remote: varchar(40),
        label: varchar(80),
        tokenHash: varchar(64),
        createdAt: instant(),
        expiresAt: instant(),
        revokedAt: nullable(instant()),
        lastUsedAt: nullable(instant()),
      },
      uniques: { ux_deploy_tokens_hash: ['tokenHash'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'deploy_tokens', 'remote_loads', 'remote_states', 'remote_releases');
  }
}
