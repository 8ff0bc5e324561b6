import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable } from '../../platform/database/table-definition.ts';

const VERSION = { version: nullable(integer()) };

/** Counts the changes of a temple's own role, so that what one person took away doesn't return with another's older form. */
export class RoleVersion1774500001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'staff_roles', VERSION);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'staff_roles', VERSION);
  }
}
