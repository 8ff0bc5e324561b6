import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, integer, nullable } from '../../platform/database/table-definition.ts';

const TABLE = 'dakshina_entries';
const UNIQUE = 'ux_dakshina_entries_service';
const BEFORE = { familiesBefore: nullable(integer()) };
const unique = (columnNames: string[]) => new TableIndex({ name: UNIQUE, columnNames, isUnique: true });

/** Families marked as performed after their service was completed add an entry of their own. */
export class LateDakshina1771600001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, BEFORE);
    await runner.query(`UPDATE ${TABLE} SET familiesBefore = 0`);
    await runner.changeColumn(TABLE, 'familiesBefore', integer()('familiesBefore'));
    await runner.dropIndex(TABLE, UNIQUE);
    await runner.createIndex(TABLE, unique(['templeId', 'slotId', 'accountId', 'familiesBefore']));
  }

  /** Later entries stay, each under a slot of its own: their money is owed or paid. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE ${TABLE} SET slotId = id WHERE familiesBefore > 0`);
    await runner.dropIndex(TABLE, UNIQUE);
    await runner.createIndex(TABLE, unique(['templeId', 'slotId', 'accountId']));
    await dropColumns(runner, TABLE, BEFORE);
  }
}
