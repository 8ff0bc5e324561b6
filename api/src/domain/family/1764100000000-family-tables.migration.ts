import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  double,
  dropTables,
  id,
  instant,
  integer,
  localDate,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

export class FamilyTables1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'family_members',
      columns: {
        accountId: primary(ref()),
        id: id(),
        name: varchar(120),
        relation: varchar(20),
        gotra: nullable(varchar(80)),
        pronunciation: nullable(varchar(200)),
        birthDate: nullable(localDate()),
        birthTime: nullable(varchar(5)),
        birthCity: nullable(varchar(80)),
        birthPlaceName: nullable(varchar(120)),
        birthLatitude: nullable(double()),
        birthLongitude: nullable(double()),
        birthTimeZone: nullable(varchar(60)),
        nakshatra: nullable(integer()),
        pada: nullable(integer()),
        rashi: nullable(integer()),
        deathDate: nullable(localDate()),
        deathTime: nullable(varchar(5)),
        deathCity: nullable(varchar(80)),
        shraddhaTithi: nullable(integer()),
        shraddhaMonth: nullable(integer()),
        createdAt: instant(),
        updatedAt: instant(),
      },
    });
    await createTable(runner, {
      name: 'family_calendar_links',
      columns: { accountId: primary(ref()), secretId: varchar(36), tokenHash: varchar(64), createdAt: instant() },
      uniques: { ux_family_calendar_links_token: ['tokenHash'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'family_calendar_links', 'family_members');
  }
}
