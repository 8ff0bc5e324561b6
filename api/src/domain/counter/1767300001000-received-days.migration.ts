import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, localDate, nullable, varchar } from '../../platform/database/table-definition.ts';

const ADDED = {
  counter_batches: { receivedReason: nullable(varchar(200)) },
  counter_entries: { phone: nullable(varchar(16)), postmarkedOn: nullable(localDate()) },
  hundi_counts: { countedReason: nullable(varchar(200)) },
  orders: { postmarkedOn: nullable(localDate()) },
};

/** Why something is entered late, the postmark of a mailed check, and the phone of who handed it over. */
export class ReceivedDays1767300001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(ADDED)) await addColumns(runner, table, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(ADDED)) await dropColumns(runner, table, columns);
  }
}
