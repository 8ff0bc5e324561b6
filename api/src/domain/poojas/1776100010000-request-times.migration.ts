import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const TABLE = 'pooja_slots';
const UNIQUE = 'ux_pooja_slots_time';
const KEY = { requestKey: nullable(varchar(36)) };
const unique = (columnNames: string[]) => new TableIndex({ name: UNIQUE, columnNames, isUnique: true });

/** Requested poojas have times of their own: two families may ask for the same minute, and the schedule may have it too. */
export class RequestTimes1776100010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TABLE, KEY);
    await runner.query(`UPDATE ${TABLE} SET requestKey = COALESCE((SELECT MIN(bookings.requestId) FROM bookings
      WHERE bookings.templeId = ${TABLE}.templeId AND bookings.slotId = ${TABLE}.id AND bookings.requestId IS NOT NULL), '')`);
    await runner.changeColumn(TABLE, 'requestKey', varchar(36)('requestKey'));
    await runner.dropIndex(TABLE, UNIQUE);
    await runner.createIndex(TABLE, unique(['templeId', 'serviceId', 'onDate', 'atTime', 'requestKey']));
  }

  /** Times of requests stay at their instant, each under a time of its own: they may be at the same minute. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE ${TABLE} SET atTime = SUBSTR(id, -5) WHERE requestKey <> ''`);
    await runner.dropIndex(TABLE, UNIQUE);
    await runner.createIndex(TABLE, unique(['templeId', 'serviceId', 'onDate', 'atTime']));
    await dropColumns(runner, TABLE, KEY);
  }
}
