import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const BY_TITLE = new TableIndex({ name: 'ix_events_title', columnNames: ['templeId', 'id', 'title'] });

/** A search reads titles alone, not the events they are of. */
export class EventsByTitle1777400180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('events', BY_TITLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('events', BY_TITLE);
  }
}
