import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTables,
  id,
  instant,
  integer,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

/** Teams of a temple's volunteers, and who is on them. */
export class VolunteerTeams1775300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'volunteer_teams',
      columns: {
        templeId: primary(ref()),
        id: id(),
        name: varchar(60),
        searchText: varchar(60),
        note: varchar(300),
        leadId: nullable(ref()),
        members: integer(),
        createdAt: instant(),
      },
      uniques: { ux_volunteer_teams_name: ['templeId', 'searchText'] },
    });
    await createTable(runner, {
      name: 'volunteer_team_members',
      columns: { templeId: primary(ref()), id: id(), teamId: ref(), volunteerId: ref(), createdAt: instant() },
      uniques: { ux_volunteer_team_members_person: ['templeId', 'teamId', 'volunteerId'] },
      indexes: { ix_volunteer_team_members_volunteer: ['templeId', 'volunteerId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'volunteer_team_members', 'volunteer_teams');
  }
}
