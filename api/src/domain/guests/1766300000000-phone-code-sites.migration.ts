import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, nullable, varchar } from '../../platform/database/table-definition.ts';

const COLUMNS = { siteHash: nullable(varchar(64)) };
const INDEX = 'ix_phone_codes_site';

export class PhoneCodeSites1766300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'phone_codes', COLUMNS);
    await runner.createIndex('phone_codes', new TableIndex({ name: INDEX, columnNames: ['siteHash', 'createdAt'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('phone_codes', INDEX);
    await dropColumns(runner, 'phone_codes', COLUMNS);
  }
}
