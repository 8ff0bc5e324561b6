import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, ref, varchar } from '../../../platform/database/table-definition.ts';

const TABLE = 'ticket_waits';
const REACHED_AT = { phone: nullable(varchar(16)), email: nullable(varchar(254)), language: nullable(varchar(2)) };

/** A guest waits with the phone that they proved. */
export class GuestWaits1777400175000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, REACHED_AT);
    await runner.changeColumn(TABLE, 'accountId', nullable(ref())('accountId'));
  }

  /** An earlier release can't reach them. What they were offered is free with the next count of the date's places. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ${TABLE} WHERE accountId IS NULL`);
    await runner.changeColumn(TABLE, 'accountId', ref()('accountId'));
    await dropColumns(runner, TABLE, REACHED_AT);
  }
}
