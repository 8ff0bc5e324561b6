import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { addColumns, dropColumns, instant, nullable, varchar } from '../../platform/database/table-definition.ts';

const ACCOUNT = { phoneVerifiedAt: nullable(instant()) };
const BY_PHONE = 'ix_accounts_phone';
const RECORD = { language: nullable(varchar(2)) };

/** Text messages need a phone whose owner was texted a code, and proof of the terms they read. */
export class VerifiedPhones1774700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'accounts', ACCOUNT);
    await runner.createIndex('accounts', new TableIndex({ name: BY_PHONE, columnNames: ['phone'] }));
    await addColumns(runner, 'message_consent_records', RECORD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'message_consent_records', RECORD);
    await runner.dropIndex('accounts', BY_PHONE);
    await dropColumns(runner, 'accounts', ACCOUNT);
  }
}
