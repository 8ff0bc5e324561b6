import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const PLACE = { place: nullable(varchar(80)) };

/** A time without poojas may be for one hall. */
export class BlackoutPlaces1773900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'pooja_blackouts', PLACE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'pooja_blackouts', PLACE);
  }
}
