import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  id,
  instant,
  integer,
  localDate,
  longText,
  nullable,
  ref,
  varchar,
} from '../../platform/database/table-definition.ts';

const FACTS = {
  skills: nullable(longText()),
  travelMiles: nullable(integer()),
  maxPerDay: nullable(integer()),
  maxPerWeek: nullable(integer()),
};
const HERE = { skills: nullable(longText()) };

export class PriestProfile1767700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'priests', FACTS);
    await addColumns(runner, 'priest_temples', HERE);
    await createTable(runner, {
      name: 'priest_availability',
      columns: {
        id: id(),
        accountId: ref(),
        weekday: nullable(integer()),
        onDate: nullable(localDate()),
        fromTime: varchar(5),
        untilTime: varchar(5),
        createdAt: instant(),
      },
      indexes: { ix_priest_availability_account: ['accountId', 'id'] },
    });
    await createTable(runner, {
      name: 'priest_days_off',
      columns: { id: id(), accountId: ref(), fromDate: localDate(), untilDate: localDate(), reason: varchar(120), createdAt: instant() },
      indexes: { ix_priest_days_off_account: ['accountId', 'untilDate'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'priest_days_off', 'priest_availability');
    await dropColumns(runner, 'priest_temples', HERE);
    await dropColumns(runner, 'priests', FACTS);
  }
}
