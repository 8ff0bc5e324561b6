import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, cents, dropColumns, nullable, truth, varchar } from '../../../platform/database/table-definition.ts';

const OFFER = { isForSeries: nullable(truth()), seriesPriceCents: nullable(cents()) };
const KEY = { seriesKey: nullable(varchar(40)) };
const INDEX = new TableIndex({ name: 'ix_tickets_series', columnNames: ['templeId', 'seriesKey'] });

/** Kinds of tickets that can be registered for all dates of an event, and the tickets of such a registration. */
export class TicketSeries1775400020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'ticket_types', OFFER);
    await addColumns(runner, 'tickets', KEY);
    await runner.createIndex('tickets', INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('tickets', INDEX.name ?? '');
    await dropColumns(runner, 'tickets', KEY);
    await dropColumns(runner, 'ticket_types', OFFER);
  }
}
