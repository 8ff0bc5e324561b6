import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, ref } from '../../platform/database/table-definition.ts';

const COLUMNS = { resourceId: nullable(ref()) };

export class EventResources1773700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'events', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'events', COLUMNS);
  }
}
