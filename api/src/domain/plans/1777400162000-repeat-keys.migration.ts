import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const TABLE = 'recurring_plans';
const KEY = { repeatKey: nullable(varchar(90)) };
const UNIQUE = new TableIndex({ name: 'ux_recurring_plans_repeat', columnNames: ['templeId', 'repeatKey'], isUnique: true });

/** A booking is repeated once by one rule. Plans of earlier releases keep none, however many there are. */
export class RepeatKeys1777400162000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, KEY);
    await runner.createIndex(TABLE, UNIQUE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, UNIQUE);
    await dropColumns(runner, TABLE, KEY);
  }
}
