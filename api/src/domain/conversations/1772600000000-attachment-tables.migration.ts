import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, integer, nullable, ref, varchar } from '../../platform/database/table-definition.ts';

/** Messages can carry files. */
export class AttachmentTables1772600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'message_attachments',
      columns: {
        id: id(),
        conversationId: nullable(ref()),
        messageNumber: nullable(integer()),
        uploaderId: nullable(ref()),
        name: varchar(120),
        mediaType: varchar(40),
        sizeBytes: integer(),
        width: integer(),
        height: integer(),
        createdAt: instant(),
      },
      indexes: {
        ix_message_attachments_message: ['conversationId', 'messageNumber'],
        ix_message_attachments_unsent: ['messageNumber', 'createdAt'],
        ix_message_attachments_uploader: ['uploaderId'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'message_attachments');
  }
}
