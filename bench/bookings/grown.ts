import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const FILE = 'sannidhi.sqlite';
/** Whole weeks, so that copies fall on the same weekdays. */
const YEAR_DAYS = 364;

/** The bookings in a data folder. */
export function bookingsIn(dataDir: string): number {
  const database = new Database(join(dataDir, FILE), { readonly: true });
  const { count } = database.prepare('SELECT COUNT(*) AS count FROM bookings').get() as { count: number };
  database.close();
  return count;
}

/** A copy of a data folder with about so many bookings: its slots, bookings and assignments again in each of the years before. */
export function growBookings(from: string, to: string, bookings: number): void {
  mkdirSync(to, { recursive: true });
  copyFileSync(join(from, FILE), join(to, FILE));
  const database = new Database(join(to, FILE));
  database.pragma('foreign_keys = OFF');
  database.pragma('synchronous = OFF');
  const { count } = database.prepare('SELECT COUNT(*) AS count FROM bookings').get() as { count: number };
  for (const table of ['pooja_slots', 'bookings', 'booking_terms', 'priest_assignments'])
    database.exec(`CREATE TEMP TABLE base_${table} AS SELECT * FROM ${table}`);
  const years = Math.max(0, Math.round(bookings / count) - 1);
  for (let year = 1; year <= years; year += 1) addYear(database, year);
  database.exec('ANALYZE');
  database.close();
}

function addYear(database: Database.Database, year: number): void {
  const id = (name: string) => `substr(${name}, 1, 24) || printf('%03x', ${year}) || substr(${name}, 28)`;
  const at = (name: string) => `strftime('%Y-%m-%d %H:%M:%f', ${name}, '-${year * YEAR_DAYS} days')`;
  copy(database, 'pooja_slots', {
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
  copy(database, 'bookings', { id: id('id'), slotId: id('slotId'), startsAt: at('startsAt'), prasadam });
  copy(database, 'booking_terms', { bookingId: id('bookingId') });
  copy(database, 'priest_assignments', {
    id: id('id'),
    slotId: id('slotId'),
    liveKey: 'NULL',
    state: "CASE WHEN state IN ('offered', 'accepted') THEN 'completed' ELSE state END",
    startsAt: at('startsAt'),
    endsAt: at('endsAt'),
  });
}

function copy(database: Database.Database, table: string, changed: Record<string, string>): void {
  const columns = (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name);
  const values = columns.map((name) => changed[name] ?? `"${name}"`);
  const named = columns.map((name) => `"${name}"`).join(', ');
  database.exec(`INSERT OR IGNORE INTO ${table} (${named}) SELECT ${values.join(', ')} FROM base_${table}`);
}
