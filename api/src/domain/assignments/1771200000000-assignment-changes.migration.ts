import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../platform/database/table-definition.ts';

const COLUMNS = { acceptedAt: nullable(instant()), changedAt: nullable(instant()) };

/** What calendar apps need to know of a service: whether its priest ever had it, and when it last changed. */
export class AssignmentChanges1771200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'priest_assignments', COLUMNS);
    await runner.query('UPDATE priest_assignments SET changedAt = answeredAt');
    await runner.query("UPDATE priest_assignments SET acceptedAt = offeredAt WHERE state IN ('accepted', 'completed', 'withdrawn')");
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'priest_assignments', COLUMNS);
  }
}
