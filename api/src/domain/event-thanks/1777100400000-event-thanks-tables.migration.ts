import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, integer, longText, primary, ref, truth } from '../../platform/database/table-definition.ts';

/** How events thank those who were there, and which dates' people were. */
export class EventThanksTables1777100400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'event_thanks',
      columns: { templeId: primary(ref()), id: id(), isOn: truth(), text: longText(), wording: longText(), updatedAt: instant() },
    });
    await createTable(runner, {
      name: 'event_thanks_sent',
      columns: { templeId: primary(ref()), id: id(), people: integer(), sentAt: instant() },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'event_thanks_sent', 'event_thanks');
  }
}
