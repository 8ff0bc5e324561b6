import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, instant, nullable, primary, ref, varchar } from '../../platform/database/table-definition.ts';

/** Invitations of priests who may have no account. */
export class PriestInvitations1772300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'priest_invitations',
      columns: {
        templeId: primary(ref()),
        id: primary(ref()),
        email: varchar(254),
        status: varchar(10),
        openKey: nullable(varchar(300)),
        tokenHash: varchar(64),
        invitedById: ref(),
        invitedBy: varchar(120),
        createdAt: instant(),
        expiresAt: instant(),
      },
      indexes: { ix_priest_invitations_status: ['templeId', 'status', 'id'] },
      uniques: { ux_priest_invitations_token: ['tokenHash'], ux_priest_invitations_open: ['openKey'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'priest_invitations');
  }
}
