import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, integer, nullable, primary, varchar } from '../../platform/database/table-definition.ts';

export class MailReports1772600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'mail_reports',
      columns: { messageId: primary(varchar(36)), kind: primary(varchar(10)), address: varchar(254), createdAt: instant() },
      indexes: { ix_mail_reports_address: ['address'] },
    });
    await createTable(runner, {
      name: 'mail_addresses',
      columns: {
        address: primary(varchar(254)),
        softBounces: integer(),
        problem: nullable(varchar(10)),
        since: nullable(instant()),
      },
    });
    // Until now only an address that a mail server doesn't know ended every temple's email.
    await runner.query(`INSERT INTO mail_addresses (address, softBounces, problem, since) SELECT address, 0, 'bounce', changedAt
      FROM message_consents WHERE templeId = '*' AND channel = 'email' AND topic = '*' AND state = 'withdrawn'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'mail_addresses', 'mail_reports');
  }
}
