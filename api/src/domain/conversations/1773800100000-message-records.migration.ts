import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, integer, primary, ref, varchar } from '../../platform/database/table-definition.ts';

/** The gift or booking that a message carries. */
export class MessageRecords1773800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'message_records',
      columns: { conversationId: primary(ref()), messageNumber: primary(integer()), noun: varchar(40), recordId: ref() },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'message_records');
  }
}
