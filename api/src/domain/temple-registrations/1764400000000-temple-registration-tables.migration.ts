import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  integer,
  longText,
  nullable,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

export class TempleRegistrationTables1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'temple_registrations',
      columns: {
        id: id(),
        templeId: ref(),
        reference: varchar(20),
        temple: longText(),
        accountId: nullable(ref()),
        contactName: varchar(120),
        contactOffice: varchar(60),
        contactEmail: varchar(254),
        contactPhone: varchar(16),
        checks: longText(),
        reviewer: nullable(varchar(120)),
        message: nullable(longText()),
        changeKeyHash: nullable(varchar(64)),
        submittedAt: instant(),
        decidedAt: nullable(instant()),
      },
      uniques: { ux_temple_registrations_temple: ['templeId'], ux_temple_registrations_reference: ['reference'] },
      indexes: { ix_temple_registrations_submitted: ['submittedAt', 'id'] },
    });
    await createTable(runner, {
      name: 'registration_documents',
      columns: {
        id: id(),
        registrationId: nullable(ref()),
        kind: varchar(20),
        name: varchar(120),
        mediaType: varchar(40),
        sizeBytes: integer(),
        keyHash: varchar(64),
        readAt: nullable(instant()),
        createdAt: instant(),
      },
      indexes: {
        ix_registration_documents_registration: ['registrationId', 'createdAt'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'registration_documents', 'temple_registrations');
  }
}
