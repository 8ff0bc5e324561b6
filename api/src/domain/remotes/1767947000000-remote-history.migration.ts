import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, longText, nullable } from '../../platform/database/table-definition.ts';

const COLUMNS = { earlierReleases: nullable(longText()), activatedAt: nullable(instant()) };

export class RemoteHistory1767947000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'remote_states', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'remote_states', COLUMNS);
  }
}
