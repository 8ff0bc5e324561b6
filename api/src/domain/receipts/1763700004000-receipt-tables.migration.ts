import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  integer,
  localDate,
  longText,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

export class ReceiptTables1763700004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'receipts',
      columns: {
        templeId: primary(ref()),
        id: id(),
        donationId: ref(),
        currentDonationId: nullable(ref()),
        number: varchar(24),
        year: integer(),
        sequence: integer(),
        status: varchar(12),
        donorAccountId: nullable(ref()),
        donorName: varchar(160),
        receivedOn: localDate(),
        issuedAt: instant(),
        totalCents: cents(),
        deductibleCents: cents(),
        record: longText(),
        digest: varchar(64),
        verificationId: varchar(22),
        verifyUrl: varchar(255),
        fileSha256: nullable(varchar(64)),
        voidReason: nullable(varchar(200)),
        voidedAt: nullable(instant()),
        replacesId: nullable(ref()),
        replacedById: nullable(ref()),
      },
      uniques: {
        ux_receipts_number: ['templeId', 'number'],
        ux_receipts_sequence: ['templeId', 'year', 'sequence'],
        ux_receipts_current: ['templeId', 'currentDonationId'],
        ux_receipts_verification: ['verificationId'],
      },
      indexes: {
        ix_receipts_donation: ['templeId', 'donationId'],
        ix_receipts_issued: ['templeId', 'issuedAt', 'id'],
        ix_receipts_donor: ['donorAccountId', 'receivedOn', 'id'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'receipts');
  }
}
