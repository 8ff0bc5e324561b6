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
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';
import { PLACES_COUNTED } from './pooja-slot.entity.ts';

const SPLIT = { capacity: integer(), onlinePlaces: integer(), counterPlaces: integer() };

export class PoojaTables1767600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'pooja_services',
      columns: {
        templeId: primary(ref()),
        id: id(),
        name: varchar(80),
        description: longText(),
        deity: varchar(80),
        location: varchar(10),
        place: varchar(80),
        durationMinutes: integer(),
        priceCents: cents(),
        capacity: integer(),
        namesMax: integer(),
        sankalpamFields: longText(),
        priestsNeeded: integer(),
        skills: longText(),
        languages: longText(),
        samagriTemple: longText(),
        samagriFamily: longText(),
        prasadamCents: nullable(cents()),
        noticeHours: integer(),
        daysAhead: integer(),
        cancelHours: integer(),
        changeFeeCents: cents(),
        perOrderMax: integer(),
        againAfterDays: integer(),
        creditsFundId: nullable(ref()),
        creditsAccount: varchar(20),
        dakshina: varchar(10),
        dakshinaCents: cents(),
        sutakaWaives: truth(),
        waitlistMax: nullable(integer()),
        active: truth(),
        createdAt: instant(),
        updatedAt: instant(),
      },
      uniques: { ux_pooja_services_name: ['templeId', 'name'] },
      indexes: { ix_pooja_services_offered: ['active', 'name', 'id'] },
    });
    await createTable(runner, {
      name: 'pooja_schedules',
      columns: {
        templeId: primary(ref()),
        id: id(),
        serviceId: ref(),
        rule: longText(),
        times: longText(),
        startsOn: localDate(),
        endsOn: nullable(localDate()),
        exceptDates: longText(),
        ...SPLIT,
        active: truth(),
        madeThrough: localDate(),
        createdAt: instant(),
        updatedAt: instant(),
      },
      indexes: { ix_pooja_schedules_service: ['templeId', 'serviceId'], ix_pooja_schedules_made: ['active', 'madeThrough'] },
    });
    await createTable(runner, {
      name: 'pooja_blackouts',
      columns: {
        templeId: primary(ref()),
        id: id(),
        reason: varchar(120),
        fromDate: localDate(),
        toDate: localDate(),
        startTime: nullable(varchar(5)),
        endTime: nullable(varchar(5)),
        createdAt: instant(),
      },
      indexes: { ix_pooja_blackouts_end: ['templeId', 'toDate'] },
    });
    await createTable(runner, {
      name: 'pooja_slots',
      columns: {
        templeId: primary(ref()),
        id: id(),
        serviceId: ref(),
        scheduleId: nullable(ref()),
        startsAt: instant(),
        endsAt: instant(),
        onDate: localDate(),
        atTime: varchar(5),
        status: varchar(10),
        retired: truth(),
        ...SPLIT,
        onlineHeld: integer(),
        onlineSold: integer(),
        counterSold: integer(),
        offered: integer(),
        used: truth(),
        createdAt: instant(),
      },
      uniques: { ux_pooja_slots_time: ['templeId', 'serviceId', 'onDate', 'atTime'] },
      indexes: {
        ix_pooja_slots_date: ['templeId', 'onDate', 'startsAt'],
        ix_pooja_slots_schedule: ['templeId', 'scheduleId', 'onDate'],
        ix_pooja_slots_service: ['templeId', 'serviceId', 'startsAt'],
      },
      checks: { ck_pooja_slots_counts: PLACES_COUNTED },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'pooja_slots', 'pooja_blackouts', 'pooja_schedules', 'pooja_services');
  }
}
