import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, instant, nullable, truth } from '../../platform/database/table-definition.ts';

const REMOVED = { removedAt: nullable(instant()) };
const LATE = { isLate: nullable(truth()) };
const BY_END = new TableIndex({ name: 'ix_door_helpers_removed', columnNames: ['removedAt'] });

/** When a helper's door ended, so that what they scanned before is taken, and which lines arrived so. */
export class EndedHelpers1777400158000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'door_helpers', REMOVED);
    await runner.createIndex('door_helpers', BY_END);
    await addColumns(runner, 'door_scans', LATE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'door_scans', LATE);
    // Without the column they would keep the door again.
    await runner.query('DELETE FROM door_helpers WHERE removedAt IS NOT NULL');
    await runner.dropIndex('door_helpers', BY_END);
    await dropColumns(runner, 'door_helpers', REMOVED);
  }
}
