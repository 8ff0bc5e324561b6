import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, ref } from '../../../platform/database/table-definition.ts';

const COLUMNS = {
  orders: { recordedById: nullable(ref()) },
  counter_entries: { enteredById: nullable(ref()) },
};

/** Who recorded money that was taken by hand: it takes a second person to give it back. */
export class WhoRecorded1775100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) await addColumns(runner, table, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(COLUMNS)) await dropColumns(runner, table, columns);
  }
}
