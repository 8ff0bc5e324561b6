import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, nullable, ref } from '../../platform/database/table-definition.ts';

const TABLE = 'service_marks';
const BY = { undoneById: nullable(ref()) };
const INDEX = new TableIndex({ name: 'ix_service_marks_undone', columnNames: ['undoneById'] });

/** Which account took a mark back, so that its name goes with it. */
export class UndoneByAccount1775300020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, BY);
    await runner.createIndex(TABLE, INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await dropColumns(runner, TABLE, BY);
  }
}
