import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'conversations';
const INDEXES = {
  ix_conversations_topic: ['officeBox', 'topic', 'lastMessageAt', 'id'],
  ix_conversations_asker_kind: ['officeBox', 'askerKind', 'lastMessageAt', 'id'],
};

/** An inbox narrowed to a topic, or to priests, is read from an index: among many conversations few may match. */
export class ConversationsByTopic1773850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columnNames] of Object.entries(INDEXES)) await runner.createIndex(TABLE, new TableIndex({ name, columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.dropIndex(TABLE, name);
  }
}
