import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
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

export class PriestAssignmentTables1767700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'priest_assignments',
      columns: {
        templeId: primary(ref()),
        id: id(),
        slotId: nullable(ref()),
        requestId: nullable(ref()),
        position: integer(),
        accountId: ref(),
        state: varchar(10),
        liveKey: nullable(varchar(80)),
        offeredAt: instant(),
        answerBy: instant(),
        answeredAt: nullable(instant()),
        reason: nullable(varchar(200)),
        explanation: longText(),
        startsAt: instant(),
        endsAt: instant(),
      },
      uniques: { ux_priest_assignments_live: ['liveKey'] },
      indexes: {
        ix_priest_assignments_slot: ['templeId', 'slotId', 'position'],
        ix_priest_assignments_start: ['templeId', 'startsAt', 'id'],
        ix_priest_assignments_priest: ['accountId', 'startsAt', 'id'],
        ix_priest_assignments_answer: ['state', 'answerBy'],
        ix_priest_assignments_end: ['state', 'endsAt'],
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'priest_assignments');
  }
}
