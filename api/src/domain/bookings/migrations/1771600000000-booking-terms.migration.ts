import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  nullable,
  primary,
  ref,
  varchar,
} from '../../../platform/database/table-definition.ts';
import type { BookingRow } from '../booking.entity.ts';
import { bookingTerms } from '../booking-terms.ts';

const SEARCH_TEXT = { searchText: nullable(varchar(600)) };
/** Bookings that are read at once, and rows of one statement. */
const AT_ONCE = 500;

/** Bookings are found by an index of words; before, each search read every booking of the temple. */
export class BookingTerms1771600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'booking_terms',
      columns: { templeId: primary(ref()), term: primary(varchar(120)), bookingId: primary(ref()) },
      indexes: { ix_booking_terms_booking: ['templeId', 'bookingId', 'term'] },
    });
    const temples: { templeId: string }[] = await runner.query('SELECT DISTINCT templeId FROM bookings');
    for (const { templeId } of temples) await indexTemple(runner, templeId);
    await dropColumns(runner, 'bookings', SEARCH_TEXT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', SEARCH_TEXT);
    await runner.query(
      `UPDATE bookings SET searchText = SUBSTR(COALESCE((SELECT GROUP_CONCAT(term) FROM booking_terms
        WHERE booking_terms.templeId = bookings.templeId AND booking_terms.bookingId = bookings.id), ''), 1, 600)`,
    );
    await runner.changeColumn('bookings', 'searchText', varchar(600)('searchText'));
    await dropTables(runner, 'booking_terms');
  }
}

type Stored = Pick<BookingRow, 'id' | 'bookedBy' | 'email' | 'phone'> & { participants: string };

const BOOKINGS_AFTER = `SELECT id, bookedBy, email, phone, participants FROM bookings
  WHERE templeId = ? AND id > ? AND searchText != '' ORDER BY id LIMIT ${AT_ONCE}`;

async function indexTemple(runner: QueryRunner, templeId: string): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const bookings: Stored[] = await runner.query(BOOKINGS_AFTER, [templeId, last]);
    const rows = bookings.flatMap(({ id, participants, ...booking }) =>
      bookingTerms({ ...booking, participants: JSON.parse(participants) }).map((term) => [templeId, term, id]),
    );
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const chunk = rows.slice(at, at + AT_ONCE);
      await runner.query(
        `INSERT INTO booking_terms (templeId, term, bookingId) VALUES ${chunk.map(() => '(?, ?, ?)').join(', ')}`,
        chunk.flat(),
      );
    }
    last = bookings.at(-1)?.id;
  }
}
