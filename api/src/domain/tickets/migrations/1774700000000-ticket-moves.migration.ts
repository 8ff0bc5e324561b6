import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  id,
  instant,
  nullable,
  primary,
  ref,
} from '../../../platform/database/table-definition.ts';

const REFUND = { refundUntil: nullable(instant()) };

/** The dates that tickets were moved from, and the refund deadline that a moved ticket keeps. */
export class TicketMoves1774700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'tickets', REFUND);
    await createTable(runner, {
      name: 'ticket_moves',
      columns: { templeId: primary(ref()), id: id(), fromId: ref(), ticketId: ref(), toId: ref(), movedAt: instant() },
      indexes: { ix_ticket_moves_from: ['templeId', 'fromId', 'ticketId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'ticket_moves');
    await dropColumns(runner, 'tickets', REFUND);
  }
}
