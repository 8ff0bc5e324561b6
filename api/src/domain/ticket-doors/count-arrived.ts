import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { TicketRow } from '../tickets/ticket.entity.ts';
import { DoorScanRow } from './door-scan.entity.ts';

/** How many people a door's log says came: once each, without mistakes and those who were turned away. What is only added to a ticket is nobody, as is a ticket of another date or one that we don't know. */
export async function countArrived(tx: EntityManager, templeId: string, occurrenceId: string): Promise<number> {
  const row = await tx
    .createQueryBuilder(DoorScanRow, 'entry')
    .select('COUNT(DISTINCT entry.ticketId)', 'arrived')
    .innerJoin(
      TicketRow,
      'ticket',
      'ticket.templeId = entry.templeId AND ticket.occurrenceId = entry.occurrenceId AND ticket.id = entry.ticketId',
    )
    .where({ templeId, occurrenceId, act: 'in' })
    .andWhere('ticket.takesSeat = 1')
    .andWhere(`entry.id NOT IN ${VOID}`, { templeId, occurrenceId, undo: 'undo', away: 'turned-away' })
    .getRawOne<{ arrived: number | string }>();
  return toSafeInteger(row?.arrived ?? 0);
}

/** Whether one of these tickets came in at a date, by the same log. */
export function haveArrived(tx: EntityManager, templeId: string, occurrenceId: string, ticketIds: readonly string[]): Promise<boolean> {
  return tx
    .createQueryBuilder(DoorScanRow, 'entry')
    .where({ templeId, occurrenceId, act: 'in', ticketId: In([...ticketIds]) })
    .andWhere(`entry.id NOT IN ${VOID}`, { templeId, occurrenceId, undo: 'undo', away: 'turned-away' })
    .getExists();
}

const VOID = `(SELECT said.of FROM door_scans said WHERE said.templeId = :templeId AND said.occurrenceId = :occurrenceId
  AND said.of IS NOT NULL AND (said.act = :undo OR (said.decision = :away AND NOT EXISTS (SELECT 1 FROM door_scans undone
    WHERE undone.templeId = said.templeId AND undone.occurrenceId = said.occurrenceId AND undone.of = said.id AND undone.act = :undo))))`;

/** The tickets of those who came in at a date, by the same log. */
export async function arrivedIds(manager: EntityManager, templeId: string, occurrenceId: string): Promise<Set<string>> {
  const tickets = manager.createQueryBuilder(TicketRow, 'ticket').select('ticket.id', 'id').where({ templeId, occurrenceId });
  const rows = await onlyArrived(tickets, templeId, occurrenceId).getRawMany<{ id: string }>();
  return new Set(rows.map(({ id }) => id));
}

/** Narrows a query of `ticket` to those who came in at a date, by the same log. */
export const onlyArrived = (
  tickets: SelectQueryBuilder<TicketRow>,
  templeId: string,
  occurrenceId: string,
): SelectQueryBuilder<TicketRow> =>
  tickets.andWhere(
    `ticket.id IN (SELECT entry.ticketId FROM door_scans entry WHERE entry.templeId = :templeId AND entry.occurrenceId = :occurrenceId
      AND entry.act = :entered AND entry.id NOT IN ${VOID})`,
    { templeId, occurrenceId, entered: 'in', undo: 'undo', away: 'turned-away' },
  );
