import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, longText, nullable, ref, varchar } from '../../platform/database/table-definition.ts';

export class AuditTables1763600000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'audit_entries',
      columns: {
        id: id(),
        templeId: nullable(ref()),
        actorKey: varchar(80),
        actorLabel: varchar(120),
        address: nullable(varchar(45)),
        action: varchar(60),
        subjectKind: varchar(40),
        subjectId: varchar(64),
        before: nullable(longText()),
        after: nullable(longText()),
        note: nullable(varchar(300)),
        at: instant(),
      },
      indexes: { ix_audit_entries_temple: ['templeId', 'at'], ix_audit_entries_subject: ['subjectKind', 'subjectId', 'at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'audit_entries');
  }
}
