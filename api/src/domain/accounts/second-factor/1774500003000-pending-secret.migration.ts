import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../../platform/database/table-definition.ts';

const PENDING = { pendingSecret: nullable(varchar(200)) };

/** An app that joins passkeys has a secret of its own until its first code: recovery codes are hashed under the other one. */
export class PendingSecret1774500003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'second_factors', PENDING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'second_factors', PENDING);
  }
}
