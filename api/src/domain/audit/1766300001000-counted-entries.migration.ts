import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, integer, nullable, varchar } from '../../platform/database/table-definition.ts';

const COLUMNS = { userAgent: nullable(varchar(300)), times: nullable(integer()), countKey: nullable(varchar(64)) };
const INDEX = 'ux_audit_entries_count';

export class CountedEntries1766300001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'audit_entries', COLUMNS);
    await runner.createIndex('audit_entries', new TableIndex({ name: INDEX, columnNames: ['countKey'], isUnique: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('audit_entries', INDEX);
    await dropColumns(runner, 'audit_entries', COLUMNS);
  }
}
