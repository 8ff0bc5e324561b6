import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEX = new TableIndex({ name: 'ix_conversations_waiting', columnNames: ['officeBox', 'status', 'waitingSince', 'id'] });

/** What needs a reply is listed by how long it waits, so each of them has waited since some time. */
export class LongestWait1772800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE conversations SET waitingSince = lastMessageAt WHERE status = 'open' AND waitingSince IS NULL");
    await runner.createIndex('conversations', INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('conversations', INDEX);
  }
}
