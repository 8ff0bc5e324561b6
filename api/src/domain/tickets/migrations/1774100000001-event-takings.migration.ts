import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, dropTables, id, integer, primary, ref, replaceIndex } from '../../../platform/database/table-definition.ts';

const LINES = { table: 'order_lines', index: 'ix_order_lines_item' };

/** What dates took and who came, kept for the office's figures; refunds of a date are found by index. */
export class EventTakings1774100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'event_takings',
      columns: { templeId: primary(ref()), id: id(), paidCents: cents(), arrived: integer() },
    });
    await runner.query(`INSERT INTO event_takings (templeId, id, paidCents, arrived)
      SELECT ticket.templeId, ticket.occurrenceId, SUM(line.amountCents + line.coveredFeeCents), 0 FROM tickets ticket
      JOIN order_lines line ON line.templeId = ticket.templeId AND line.id = ticket.lineId
      WHERE ticket.id = ticket.lineId GROUP BY ticket.templeId, ticket.occurrenceId`);
    await runner.query(`UPDATE event_takings SET arrived = (SELECT COUNT(DISTINCT entry.ticketId) FROM door_scans entry
      LEFT JOIN tickets ticket ON ticket.templeId = entry.templeId AND ticket.id = entry.ticketId
      WHERE entry.templeId = event_takings.templeId AND entry.occurrenceId = event_takings.id AND entry.act = 'in'
        AND COALESCE(ticket.takesSeat, 1) = 1
        AND NOT EXISTS (SELECT 1 FROM door_scans said WHERE said.templeId = entry.templeId AND said.occurrenceId = entry.occurrenceId
          AND said.of = entry.id AND (said.act = 'undo' OR said.decision = 'turned-away')))`);
    await replaceIndex(runner, LINES.table, LINES.index, ['templeId', 'kind', 'itemId', 'refundedCents']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, LINES.table, LINES.index, ['templeId', 'kind', 'itemId']);
    await dropTables(runner, 'event_takings');
  }
}
