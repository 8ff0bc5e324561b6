import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  id,
  instant,
  integer,
  longText,
  nullable,
  primary,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

const OF_SLOTS = { openingId: nullable(ref()), gatedBy: nullable(ref()) };
const OF_OPENING = { templeId: primary(ref()), id: id(), openingId: ref(), accountId: ref() };

export class OpeningTables1767900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'pooja_openings',
      columns: {
        templeId: primary(ref()),
        id: id(),
        name: varchar(80),
        about: longText(),
        kind: varchar(10),
        status: varchar(12),
        slotIds: longText(),
        waitsAt: nullable(instant()),
        opensAt: instant(),
        closesAt: instant(),
        admitPerMinute: integer(),
        admitMinutes: integer(),
        placesEach: integer(),
        payHours: integer(),
        seed: varchar(64),
        seedHash: varchar(64),
        tickets: nullable(integer()),
        listHash: nullable(varchar(64)),
        joined: integer(),
        lastTurn: integer(),
        admittedTurn: integer(),
        admitted: integer(),
        admittedThrough: instant(),
        free: integer(),
        canceledWhy: nullable(varchar(200)),
        createdBy: nullable(ref()),
        createdAt: instant(),
        updatedAt: instant(),
      },
      indexes: { ix_pooja_openings_list: ['templeId', 'opensAt', 'id'], ix_pooja_openings_status: ['status', 'opensAt'] },
    });
    await createTable(runner, {
      name: 'pooja_opening_places',
      columns: {
        ...OF_OPENING,
        status: varchar(12),
        turn: nullable(integer()),
        shuffledTurn: nullable(integer()),
        joinedAt: instant(),
        admittedUntil: nullable(instant()),
        taken: integer(),
        slotId: nullable(ref()),
        bookedBy: varchar(120),
        item: nullable(longText()),
      },
      uniques: { ux_pooja_opening_places_account: ['templeId', 'openingId', 'accountId'] },
      indexes: {
        ix_pooja_opening_places_turn: ['templeId', 'openingId', 'turn'],
        ix_pooja_opening_places_shuffled: ['templeId', 'openingId', 'shuffledTurn'],
        ix_pooja_opening_places_line: ['templeId', 'openingId', 'status', 'turn', 'joinedAt', 'id'],
        ix_pooja_opening_places_own: ['accountId', 'id'],
      },
    });
    await createTable(runner, {
      name: 'pooja_opening_reminders',
      columns: { ...OF_OPENING, sentAt: nullable(instant()), createdAt: instant() },
      uniques: { ux_pooja_opening_reminders_account: ['templeId', 'openingId', 'accountId'] },
      indexes: {
        ix_pooja_opening_reminders_due: ['templeId', 'openingId', 'sentAt', 'id'],
        ix_pooja_opening_reminders_own: ['accountId', 'id'],
      },
    });
    await addColumns(runner, 'pooja_slots', OF_SLOTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'pooja_slots', OF_SLOTS);
    await dropTables(runner, 'pooja_opening_reminders', 'pooja_opening_places', 'pooja_openings');
  }
}
