import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  instant,
  integer,
  longText,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

const MEMBERS = 'staff_members';
const ENTERED = { enteredAt: nullable(instant()) };
const COPIED = { permissions: nullable(longText()) };
const ONE_TEMPLE = new TableIndex({ name: 'ux_staff_members_account', columnNames: ['accountId'], isUnique: true });
const INDEXES = [
  new TableIndex({ name: 'ux_staff_members_person', columnNames: ['templeId', 'accountId'], isUnique: true }),
  new TableIndex({ name: 'ix_staff_members_account', columnNames: ['accountId'] }),
  new TableIndex({ name: 'ix_staff_members_role', columnNames: ['templeId', 'staffRole'] }),
];

/** Roles of a temple's own, owners that are counted, invitations, and accounts that work for several temples. */
export class StaffRoles1768200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, MEMBERS, COPIED);
    await addColumns(runner, MEMBERS, ENTERED);
    await runner.dropIndex(MEMBERS, ONE_TEMPLE);
    await runner.createIndices(MEMBERS, INDEXES);
    await createTable(runner, {
      name: 'staff_roles',
      columns: {
        templeId: primary(ref()),
        id: primary(ref()),
        name: varchar(60),
        nameKey: varchar(60),
        permissions: longText(),
        createdAt: instant(),
        updatedAt: instant(),
      },
      uniques: { ux_staff_roles_name: ['templeId', 'nameKey'] },
    });
    await createTable(runner, { name: 'staff_owners', columns: { templeId: primary(ref()), owners: integer() } });
    await runner.query(
      `INSERT INTO staff_owners (templeId, owners) SELECT templeId, COUNT(*) FROM ${MEMBERS} WHERE staffRole = 'owner' GROUP BY templeId`,
    );
    await createTable(runner, {
      name: 'ownership_offers',
      columns: {
        templeId: primary(ref()),
        toMemberId: ref(),
        toAccountId: ref(),
        fromMemberId: ref(),
        fromName: varchar(120),
        becomes: varchar(10),
        expiresAt: instant(),
      },
      indexes: { ix_ownership_offers_to: ['toAccountId'] },
    });
    await createTable(runner, {
      name: 'staff_invitations',
      columns: {
        templeId: primary(ref()),
        id: primary(ref()),
        email: varchar(254),
        staffRole: varchar(60),
        status: varchar(10),
        openKey: nullable(varchar(300)),
        tokenHash: varchar(64),
        invitedById: ref(),
        invitedBy: varchar(120),
        createdAt: instant(),
        expiresAt: instant(),
      },
      indexes: { ix_staff_invitations_status: ['templeId', 'status', 'id'] },
      uniques: { ux_staff_invitations_token: ['tokenHash'], ux_staff_invitations_open: ['openKey'] },
    });
    await addColumns(runner, 'sessions', { templeId: nullable(ref()) });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'sessions', { templeId: nullable(ref()) });
    await dropTables(runner, 'staff_invitations', 'ownership_offers', 'staff_owners', 'staff_roles');
    await runner.dropIndices(MEMBERS, INDEXES);
    await dropColumns(runner, MEMBERS, ENTERED);
    await addColumns(runner, MEMBERS, COPIED);
    await runner.createIndex(MEMBERS, ONE_TEMPLE);
  }
}
