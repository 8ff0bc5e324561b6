import type Database from 'better-sqlite3';
import { copyRows, earlier, grownCopy, idOfCopy, rowsIn } from '../scale/grown-copies.ts';

const TABLES = ['events', 'event_occurrences', 'event_takings', 'ticket_sales', 'ticket_types', 'ticket_stocks', 'tickets'];
/** All copies are in the past: what is to come stays as it is. */
const FIRST_DAYS = 104 * 7;

/** A copy of a data folder with about so many registrations: its events and their tickets again, each copy a week before the one before. */
export function growRegistrations(from: string, to: string, registrations: number): void {
  const copies = Math.max(0, Math.round(registrations / rowsIn(from, 'tickets')) - 1);
  grownCopy(from, to, TABLES, (database) => {
    database.exec('DELETE FROM base_event_occurrences WHERE id NOT IN (SELECT occurrenceId FROM base_tickets)');
    database.exec('DELETE FROM base_events WHERE id NOT IN (SELECT eventId FROM base_event_occurrences)');
    for (let copy = 1; copy <= copies; copy += 1) addWeek(database, copy);
  });
}

function addWeek(database: Database.Database, copy: number): void {
  const days = FIRST_DAYS + copy * 7;
  const id = (column: string) => idOfCopy(column, copy);
  const at = (column: string) => earlier(column, days);
  const on = (column: string) => `date(${column}, '-${days} days')`;
  copyRows(database, 'events', { id: id('id'), saleId: id('saleId') });
  copyRows(database, 'ticket_sales', { id: id('id') });
  copyRows(database, 'ticket_types', { id: id('id'), saleId: id('saleId') });
  copyRows(database, 'event_occurrences', {
    id: id('id'),
    eventId: id('eventId'),
    startsAt: at('startsAt'),
    endsAt: at('endsAt'),
    onDate: on('onDate'),
    originalDate: on('originalDate'),
  });
  copyRows(database, 'event_takings', { id: id('id') });
  copyRows(database, 'ticket_stocks', { id: id('id'), occurrenceId: id('occurrenceId'), whatId: id('whatId') });
  copyRows(database, 'tickets', {
    id: id('id'),
    occurrenceId: id('occurrenceId'),
    typeId: id('typeId'),
    partyId: id('partyId'),
    startsAt: at('startsAt'),
    // Nobody holds thousands of tickets: the devotees of the demo keep their own.
    accountId: 'NULL',
    email: 'CASE WHEN accountId IS NULL THEN email END',
  });
}
