import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../platform/database/table-definition.ts';

const DUE = { replyDue: nullable(instant()) };
const INDEX = new TableIndex({ name: 'ix_conversations_due', columnNames: ['status', 'replyDue'] });

/** Until when those who wait were promised an answer. */
export class ReplyDue1772830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'conversations', DUE);
    await runner.createIndex('conversations', INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('conversations', INDEX);
    await dropColumns(runner, 'conversations', DUE);
  }
}
