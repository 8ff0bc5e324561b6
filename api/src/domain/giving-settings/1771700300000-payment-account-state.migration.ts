import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, longText, nullable, varchar } from '../../platform/database/table-definition.ts';

const STATE = { accountStatus: nullable(varchar(20)), accountDue: nullable(longText()), accountCheckedAt: nullable(instant()) };

/** How far each temple's account with the provider is. Accounts from before take payments. */
export class PaymentAccountState1771700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'temple_giving', STATE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'temple_giving', STATE);
  }
}
