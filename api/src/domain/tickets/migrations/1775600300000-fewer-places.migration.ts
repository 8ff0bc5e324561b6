import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable, truth } from '../../../platform/database/table-definition.ts';

const FEWER = { takesFewer: nullable(truth()), offeredPeople: nullable(longText()) };

/** Parties on an event's waitlist that take what there is, and for whom of them places were offered. */
export class FewerPlaces1775600300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'ticket_waits', FEWER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'ticket_waits', FEWER);
  }
}
