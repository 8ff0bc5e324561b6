import type { SelectQueryBuilder } from 'typeorm';
import { LAST_TERM, type WantedTerm, wantedTerms } from '../../../platform/database/search-terms.ts';
import type { BookingRow } from '../booking.entity.ts';

/** So many bookings share a word before reading all of them costs more than reading the list until it is full. */
const COMMON = 2_000;

/**
 * Narrows a query on `booking` to those of a temple that have every typed word, from the beginning of a name's word or an email, or at the
 * end of a phone. A rare word leads to its bookings; a common one is looked up along the list, whose first page is soon full. So no search
 * reads the bookings of all years.
 */
export async function narrowToBookings(
  query: SelectQueryBuilder<BookingRow>,
  { templeId, search }: { templeId: string; search: string },
  common = COMMON,
): Promise<void> {
  query.setParameter('searchedTemple', templeId);
  for (const [index, wanted] of wantedTerms(search).entries()) {
    const within = wanted.map((term, at) => withinSql(query, `word${index}x${at}`, term)).join(' OR ');
    query.andWhere((await isCommon(query, templeId, wanted, common)) ? alongList(within) : leading(within));
  }
}

function withinSql(query: SelectQueryBuilder<BookingRow>, name: string, { text, whole }: WantedTerm): string {
  query.setParameters(whole ? { [name]: text } : { [name]: text, [`${name}End`]: text + LAST_TERM });
  return whole ? `found.term = :${name}` : `found.term BETWEEN :${name} AND :${name}End`;
}

/** Temple and id together leave SQLite only the key; a derived table keeps MariaDB from looking it up again for every booking. */
const leading = (within: string): string =>
  `(booking.templeId, booking.id) IN (SELECT hit.templeId, hit.bookingId FROM (SELECT DISTINCT found.templeId AS templeId,
    found.bookingId AS bookingId FROM booking_terms found WHERE found.templeId = :searchedTemple AND (${within})) hit)`;

/** As a value, so that no database turns it around and starts from the word. */
const alongList = (within: string): string =>
  `COALESCE((SELECT 1 FROM booking_terms found WHERE found.templeId = booking.templeId AND found.bookingId = booking.id
    AND (${within}) LIMIT 1), 0) = 1`;

async function isCommon(
  { connection }: SelectQueryBuilder<BookingRow>,
  templeId: string,
  wanted: readonly WantedTerm[],
  common: number,
): Promise<boolean> {
  const ranges = wanted.map(({ whole }) => (whole ? 'term = ?' : 'term BETWEEN ? AND ?')).join(' OR ');
  const values = wanted.flatMap(({ text, whole }) => (whole ? [text] : [text, text + LAST_TERM]));
  const hits = await connection.query<object[]>(`SELECT 1 AS hit FROM booking_terms WHERE templeId = ? AND (${ranges}) LIMIT ${common}`, [
    templeId,
    ...values,
  ]);
  return hits.length >= common;
}
