import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, primary, ref, varchar } from '../../platform/database/table-definition.ts';

/** What an office sorts its conversations by. */
export class ConversationLabels1773200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'conversation_labels',
      columns: { box: primary(varchar(48)), label: primary(varchar(30)), conversationId: primary(ref()) },
      indexes: { ix_conversation_labels_conversation: ['conversationId', 'label'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'conversation_labels');
  }
}
