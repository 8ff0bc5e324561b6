import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, ref, varchar } from '../../../platform/database/table-definition.ts';

const TABLE = 'pooja_waits';
const REACHED_AT = { phone: nullable(varchar(16)), email: nullable(varchar(254)), language: nullable(varchar(2)) };

/** A family without an account waits with the phone number that the counter was given. */
export class WalkInWaits1777400166000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, REACHED_AT);
    await runner.changeColumn(TABLE, 'accountId', nullable(ref())('accountId'));
  }

  /** An earlier release can't reach them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ${TABLE} WHERE accountId IS NULL`);
    await runner.changeColumn(TABLE, 'accountId', ref()('accountId'));
    await dropColumns(runner, TABLE, REACHED_AT);
  }
}
