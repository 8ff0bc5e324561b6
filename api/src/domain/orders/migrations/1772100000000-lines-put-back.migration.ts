import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, nullable, ref } from '../../../platform/database/table-definition.ts';

const TABLE = 'order_lines';
const COLUMNS = { firstLineId: nullable(ref()), boughtBy: nullable(ref()) };
const INDEX = new TableIndex({ name: 'ix_order_lines_first', columnNames: ['templeId', 'firstLineId'] });

/** What was put back into the cart knows the line it repeats, so that the same thing is never paid for twice. */
export class LinesPutBack1772100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
    await runner.createIndex(TABLE, INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX.name ?? '');
    await dropColumns(runner, TABLE, COLUMNS);
  }
}
