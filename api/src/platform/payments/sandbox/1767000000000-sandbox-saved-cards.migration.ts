import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, integer, longText, nullable, ref, varchar } from '../../database/table-definition.ts';

export class SandboxSavedCards1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'sandbox_card_setups',
      columns: {
        id: id(),
        setupId: ref(),
        account: varchar(60),
        payee: varchar(160),
        customer: ref(),
        successUrl: longText(),
        cancelUrl: longText(),
        status: varchar(20),
        behaviour: nullable(varchar(20)),
        paymentMethod: nullable(ref()),
        last4: nullable(varchar(4)),
        expiresMonth: nullable(integer()),
        expiresYear: nullable(integer()),
        createdAt: instant(),
      },
      uniques: { ux_sandbox_card_setups_setup: ['setupId'], ux_sandbox_card_setups_method: ['paymentMethod'] },
    });
    // Not by TypeORM, which remembers the table as it was before an earlier migration renamed one of its columns.
    await runner.query('ALTER TABLE sandbox_checkouts ADD COLUMN chargedAs varchar(20)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sandbox_checkouts DROP COLUMN chargedAs');
    await dropTables(runner, 'sandbox_card_setups');
  }
}
