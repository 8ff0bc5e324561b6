import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable, truth } from '../../../platform/database/table-definition.ts';

const PLACES = {
  places: nullable(integer()),
  takesFewer: nullable(truth()),
  offeredPlaces: nullable(integer()),
  claimed: nullable(integer()),
};

/** For how many places of a time a family waits, and how many it was offered and accepted. Who waits already waits for one. */
export class WaitPlaces1777300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'pooja_waits', PLACES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'pooja_waits', PLACES);
  }
}
