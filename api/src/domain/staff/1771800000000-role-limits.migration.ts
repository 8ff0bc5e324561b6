import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, longText, nullable } from '../../platform/database/table-definition.ts';

const COLUMNS = {
  staff_roles: { limits: nullable(longText()) },
  staff_members: { endsAt: nullable(instant()) },
  staff_invitations: { memberEndsAt: nullable(instant()) },
};

/** Amounts up to which a role goes, and memberships that end by themselves. */
export class RoleLimits1771800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) await addColumns(runner, table, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) await dropColumns(runner, table, columns);
  }
}
