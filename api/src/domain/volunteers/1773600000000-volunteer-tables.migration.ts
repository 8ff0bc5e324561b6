import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
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

export class VolunteerTables1773600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await people(runner);
    await shifts(runner);
    await hours(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(
      runner,
      'service_certificates',
      'hour_entries',
      'shift_assignments',
      'volunteer_shifts',
      'volunteer_opportunities',
      'volunteer_requirements',
      'volunteers',
      'volunteer_preferences',
      'volunteer_people',
    );
  }
}

async function people(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'volunteer_people',
    columns: { id: id(), accountId: ref(), familyMemberId: nullable(ref()), turns: integer(), createdAt: instant() },
    indexes: { ix_volunteer_people_account: ['accountId'] },
  });
  await createTable(runner, {
    name: 'volunteer_preferences',
    columns: { accountId: primary(ref()), frequency: varchar(20), skills: longText(), daysAway: longText(), updatedAt: instant() },
  });
  await createTable(runner, {
    name: 'volunteers',
    columns: {
      templeId: primary(ref()),
      id: id(),
      personId: ref(),
      accountId: nullable(ref()),
      isFamilyMember: truth(),
      name: varchar(120),
      searchText: varchar(120),
      skills: longText(),
      note: longText(),
      createdAt: instant(),
    },
    uniques: { ux_volunteers_person: ['templeId', 'personId'] },
    indexes: { ix_volunteers_name: ['templeId', 'searchText', 'id'], ix_volunteers_account: ['accountId'] },
  });
  await createTable(runner, {
    name: 'volunteer_requirements',
    columns: {
      templeId: primary(ref()),
      id: id(),
      volunteerId: ref(),
      kind: varchar(20),
      expiresOn: nullable(localDate()),
      recordedAt: instant(),
    },
    uniques: { ux_volunteer_requirements_kind: ['templeId', 'volunteerId', 'kind'] },
  });
}

async function shifts(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'volunteer_opportunities',
    columns: {
      templeId: primary(ref()),
      id: id(),
      title: varchar(120),
      description: longText(),
      placeName: varchar(120),
      skills: longText(),
      requirements: longText(),
      minimumAge: integer(),
      needsReview: truth(),
      takesTrainees: truth(),
      isPublished: truth(),
      opensOn: nullable(localDate()),
      opensTime: varchar(5),
      opensAt: nullable(instant()),
      createdAt: instant(),
    },
  });
  await createTable(runner, {
    name: 'volunteer_shifts',
    columns: {
      templeId: primary(ref()),
      id: id(),
      opportunityId: ref(),
      startsAt: instant(),
      endsAt: instant(),
      timeZone: varchar(60),
      minimum: integer(),
      target: integer(),
      maximum: integer(),
      taken: integer(),
      trainees: integer(),
      waiting: integer(),
      lastWait: integer(),
      isShort: truth(),
      placeName: varchar(120),
      leadId: nullable(ref()),
      note: varchar(300),
      status: varchar(10),
      reason: varchar(300),
      codeVersion: integer(),
      createdAt: instant(),
      changedAt: instant(),
    },
    indexes: {
      ix_volunteer_shifts_time: ['templeId', 'startsAt', 'id'],
      ix_volunteer_shifts_short: ['templeId', 'isShort', 'startsAt', 'id'],
      ix_volunteer_shifts_opportunity: ['templeId', 'opportunityId', 'startsAt'],
      ix_volunteer_shifts_waiting: ['waiting', 'startsAt'],
    },
  });
  await createTable(runner, {
    name: 'shift_assignments',
    columns: {
      templeId: primary(ref()),
      id: id(),
      shiftId: ref(),
      volunteerId: ref(),
      personId: ref(),
      accountId: nullable(ref()),
      name: varchar(120),
      openKey: nullable(varchar(80)),
      holdsTime: truth(),
      startsAt: instant(),
      endsAt: instant(),
      status: varchar(20),
      isTrainee: truth(),
      isMinor: truth(),
      hasConsent: truth(),
      waitNumber: nullable(integer()),
      missing: longText(),
      reason: varchar(300),
      declinedVia: nullable(varchar(10)),
      overrideReason: nullable(varchar(300)),
      isOverlapAllowed: truth(),
      offeredAt: nullable(instant()),
      checkedInAt: nullable(instant()),
      checkedOutAt: nullable(instant()),
      isAutoClosed: truth(),
      reminded: integer(),
      nextReminderAt: nullable(instant()),
      createdAt: instant(),
      changedAt: instant(),
    },
    uniques: { ux_shift_assignments_open: ['templeId', 'openKey'] },
    indexes: {
      ix_shift_assignments_shift: ['templeId', 'shiftId', 'status'],
      ix_shift_assignments_status: ['templeId', 'status', 'id'],
      ix_shift_assignments_volunteer: ['templeId', 'volunteerId', 'startsAt'],
      ix_shift_assignments_person: ['personId', 'holdsTime', 'endsAt'],
      ix_shift_assignments_account: ['accountId', 'endsAt', 'id'],
      ix_shift_assignments_reminder: ['nextReminderAt'],
      ix_shift_assignments_due: ['status', 'endsAt'],
    },
  });
}

async function hours(runner: QueryRunner): Promise<void> {
  await createTable(runner, {
    name: 'hour_entries',
    columns: {
      templeId: primary(ref()),
      id: id(),
      assignmentId: ref(),
      volunteerId: ref(),
      accountId: nullable(ref()),
      name: varchar(120),
      title: varchar(120),
      workedOn: localDate(),
      minutes: integer(),
      recordedMinutes: integer(),
      status: varchar(10),
      reason: varchar(300),
      isAutoClosed: truth(),
      createdAt: instant(),
      decidedAt: nullable(instant()),
    },
    uniques: { ux_hour_entries_assignment: ['templeId', 'assignmentId'] },
    indexes: {
      ix_hour_entries_status: ['templeId', 'status', 'id'],
      ix_hour_entries_volunteer: ['templeId', 'volunteerId', 'workedOn'],
      ix_hour_entries_account: ['accountId', 'workedOn'],
    },
  });
  await createTable(runner, {
    name: 'service_certificates',
    columns: {
      templeId: primary(ref()),
      id: id(),
      number: varchar(30),
      volunteerId: ref(),
      accountId: nullable(ref()),
      fromDate: localDate(),
      toDate: localDate(),
      totalMinutes: integer(),
      record: longText(),
      digest: varchar(64),
      verificationId: varchar(22),
      verifyUrl: varchar(255),
      status: varchar(10),
      issuedAt: instant(),
    },
    uniques: { ux_service_certificates_verification: ['verificationId'] },
    indexes: {
      ix_service_certificates_volunteer: ['templeId', 'volunteerId', 'status'],
      ix_service_certificates_account: ['accountId', 'issuedAt'],
    },
  });
}
