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

export class EventTables1773400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'events',
      columns: {
        templeId: primary(ref()),
        id: id(),
        title: varchar(120),
        summary: varchar(200),
        description: longText(),
        program: longText(),
        goodToKnow: longText(),
        place: varchar(10),
        placeName: varchar(120),
        address: varchar(200),
        link: varchar(500),
        doorsMinutes: integer(),
        durationMinutes: integer(),
        time: varchar(5),
        timeZone: varchar(60),
        rule: longText(),
        startsOn: localDate(),
        endsOn: nullable(localDate()),
        count: nullable(integer()),
        splitFrom: nullable(ref()),
        isPublished: truth(),
        createdAt: instant(),
        updatedAt: instant(),
      },
      indexes: { ix_events_stage: ['templeId', 'isPublished', 'id'] },
    });
    await createTable(runner, {
      name: 'event_occurrences',
      columns: {
        templeId: primary(ref()),
        id: id(),
        eventId: ref(),
        originalDate: localDate(),
        onDate: localDate(),
        atTime: varchar(5),
        startsAt: instant(),
        endsAt: instant(),
        own: longText(),
        status: varchar(10),
        reason: varchar(200),
        isShown: truth(),
        sequence: integer(),
        createdAt: instant(),
        changedAt: instant(),
      },
      indexes: {
        ix_event_occurrences_event: ['templeId', 'eventId', 'startsAt'],
        ix_event_occurrences_temple: ['templeId', 'isShown', 'startsAt', 'id'],
        ix_event_occurrences_shown: ['isShown', 'startsAt', 'id'],
        ix_event_occurrences_ended: ['status', 'endsAt'],
      },
    });
    await createTable(runner, {
      name: 'event_notices',
      columns: {
        templeId: primary(ref()),
        id: id(),
        kind: varchar(20),
        params: longText(),
        path: varchar(200),
        afterAccountId: varchar(36),
        createdAt: instant(),
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'event_notices', 'event_occurrences', 'events');
  }
}
