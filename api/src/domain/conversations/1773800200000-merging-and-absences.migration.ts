import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, primary, ref, varchar } from '../../platform/database/table-definition.ts';

/** Conversations that were merged, and who of an office is away. */
export class MergingAndAbsences1773800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'conversation_redirects',
      columns: { fromId: primary(ref()), intoId: ref() },
      indexes: { ix_conversation_redirects_into: ['intoId'] },
    });
    await createTable(runner, {
      name: 'message_absences',
      columns: { box: primary(varchar(48)), accountId: primary(ref()), until: instant() },
      indexes: { ix_message_absences_account: ['accountId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'message_absences', 'conversation_redirects');
  }
}
