import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, longText, nullable, varchar } from '../../platform/database/table-definition.ts';

const TABLE = 'temple_registrations';
const COLUMNS = {
  version: nullable(integer()),
  changedBy: nullable(varchar(120)),
  changedTo: nullable(varchar(30)),
  previous: nullable(longText()),
};

/** Which version an operator looked at, who changed it last, and what was sent before changes were requested. */
export class RegistrationVersions1771300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TABLE, COLUMNS);
  }
}
