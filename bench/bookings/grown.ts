import type Database from 'better-sqlite3';
import { copyRows, earlier, grownCopy, idOfCopy, rowsIn } from '../scale/grown-copies.ts';

/** Whole weeks, so that copies fall on the same weekdays. */
const YEAR_DAYS = 364;
const TABLES = ['pooja_slots', 'bookings', 'booking_terms', 'priest_assignments'];

/** A copy of a data folder with about so many bookings: its slots, bookings and assignments again in each of the years before. */
export function growBookings(from: string, to: string, bookings: number): void {
  const years = Math.max(0, Math.round(bookings / rowsIn(from, 'bookings')) - 1);
  grownCopy(from, to, TABLES, (database) => {
    for (let year = 1; year <= years; year += 1) addYear(database, year);
  });
}

function addYear(database: Database.Database, year: number): void {
  const id = (column: string) => idOfCopy(column, year);
  const at = (column: string) => earlier(column, year * YEAR_DAYS);
  copyRows(database, 'pooja_slots', {
    id: id('id'),
    startsAt: at('startsAt'),
    endsAt: at('endsAt'),
    onDate: `date(onDate, '-${year * YEAR_DAYS} days')`,
    scheduleId: 'NULL',
    openingId: 'NULL',
    gatedBy: 'NULL',
  });
  // What was mailed years ago isn't waiting to be packed.
  const prasadam = "CASE WHEN prasadam IS NULL THEN NULL ELSE 'delivered' END";
  copyRows(database, 'bookings', { id: id('id'), slotId: id('slotId'), startsAt: at('startsAt'), prasadam });
  copyRows(database, 'booking_terms', { bookingId: id('bookingId') });
  copyRows(database, 'priest_assignments', {
    id: id('id'),
    slotId: id('slotId'),
    liveKey: 'NULL',
    state: "CASE WHEN state IN ('offered', 'accepted') THEN 'completed' ELSE state END",
    startsAt: at('startsAt'),
    endsAt: at('endsAt'),
  });
}
