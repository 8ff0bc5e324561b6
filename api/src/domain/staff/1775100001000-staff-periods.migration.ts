import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable, varchar } from '../../platform/database/table-definition.ts';

const COLUMNS = {
  staff_members: {
    startsAt: nullable(instant()),
    alsoRole: nullable(varchar(60)),
    alsoStartsAt: nullable(instant()),
    alsoEndsAt: nullable(instant()),
  },
  staff_invitations: { memberStartsAt: nullable(instant()) },
};

/** Memberships that start on a day, and a second role until a day. */
export class StaffPeriods1775100001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) await addColumns(runner, table, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) await dropColumns(runner, table, columns);
  }
}
