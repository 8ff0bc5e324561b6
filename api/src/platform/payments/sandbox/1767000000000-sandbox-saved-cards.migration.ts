import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  id,
  instant,
  integer,
  longText,
  nullable,
  ref,
  varchar,
} from '../../database/table-definition.ts';

const CHARGES = { chargedAs: nullable(varchar(20)) };

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
    await addColumns(runner, 'sandbox_checkouts', CHARGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'sandbox_checkouts', CHARGES);
    await dropTables(runner, 'sandbox_card_setups');
  }
}
