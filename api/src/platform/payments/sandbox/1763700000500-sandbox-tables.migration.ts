import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, dropTables, id, instant, longText, nullable, ref, varchar } from '../../database/table-definition.ts';

export class SandboxTables1763700000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'sandbox_checkouts',
      columns: {
        id: id(),
        account: varchar(60),
        donationId: ref(),
        payee: varchar(160),
        totalCents: cents(),
        lines: longText(),
        successUrl: longText(),
        cancelUrl: longText(),
        status: varchar(20),
        behaviour: nullable(varchar(20)),
        paymentId: nullable(ref()),
        paidWith: nullable(varchar(40)),
        feeCents: cents(),
        refundedCents: cents(),
        disputedCents: cents(),
        lostCents: cents(),
        disputeFeeCents: cents(),
        paidAt: nullable(instant()),
        createdAt: instant(),
      },
      uniques: { ux_sandbox_checkouts_donation: ['donationId'], ux_sandbox_checkouts_payment: ['paymentId'] },
      indexes: { ix_sandbox_checkouts_account: ['account', 'id'] },
    });
    await createTable(runner, {
      name: 'sandbox_refunds',
      columns: { id: id(), checkoutId: ref(), refundId: ref(), amountCents: cents(), status: varchar(20), createdAt: instant() },
      uniques: { ux_sandbox_refunds_refund: ['refundId'] },
      indexes: { ix_sandbox_refunds_checkout: ['checkoutId'] },
    });
    await createTable(runner, { name: 'sandbox_events', columns: { id: id(), body: longText(), createdAt: instant() } });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'sandbox_events', 'sandbox_refunds', 'sandbox_checkouts');
  }
}
