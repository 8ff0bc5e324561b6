import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, longText, varchar } from '../../platform/database/table-definition.ts';

export class SupportTables1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'support_messages',
      columns: {
        id: id(),
        reference: varchar(12),
        name: varchar(120),
        email: varchar(254),
        topic: varchar(20),
        message: longText(),
        createdAt: instant(),
      },
      uniques: { ux_support_messages_reference: ['reference'] },
      indexes: { ix_support_messages_created: ['createdAt'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'support_messages');
  }
}
