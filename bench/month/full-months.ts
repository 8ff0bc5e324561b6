import { openRows, type Row } from '@sannidhi/e2e/rows';
import { KINDS, type Moment } from './entry-kinds.ts';
import { parentsOf, rowOf } from './entry-parents.ts';

const TEMPLE = 'sri-kamakshi-edison';
const MINUTE_MS = 60_000;
/** An entry of a kind begins so long after the one before it, from five in the morning in New Jersey in winter. */
const APART_MINUTES = 20;
const LASTS_MINUTES = 60;

/** Gives the home temple so many more entries in each of these months (their first days): as many of each kind, on all days. */
export async function fillMonths(dataDir: string, months: readonly string[], entries: number): Promise<void> {
  const rows = await openRows({ dataDir, database: { url: undefined } });
  try {
    const [temple] = await rows.query('SELECT id FROM temples WHERE slug = ?', [TEMPLE]);
    const templeId = String(temple?.id);
    const parents = await parentsOf(rows, templeId);
    for (const [index, kind] of KINDS.entries()) {
      const sample = await rowOf(rows, templeId, kind.table, kind.sample);
      const own = months.flatMap((month) => momentsOf(month, entries, index));
      await rows.insert(
        kind.table,
        own.map((moment): Row => ({ ...sample, ...kind.fields(parents, moment) })),
      );
    }
    await rows.query('ANALYZE');
  } finally {
    await rows.close();
  }
}

/** When the entries of one kind are, if a month's entries go around its days, and each round is of the next kind. */
function momentsOf(month: string, entries: number, kind: number): Moment[] {
  const days = daysIn(month);
  const all = Array.from({ length: entries }, (_, index) => ({ day: 1 + (index % days), round: Math.floor(index / days) }));
  return all
    .filter(({ round }) => round % KINDS.length === kind)
    .map(({ day, round }) => momentAt(`${month.slice(0, 8)}${String(day).padStart(2, '0')}`, Math.floor(round / KINDS.length)));
}

function momentAt(date: string, nth: number): Moment {
  const startsAt = new Date(Date.parse(`${date}T10:00:00Z`) + nth * APART_MINUTES * MINUTE_MS);
  const time = new Date(startsAt.getTime() - 5 * 60 * MINUTE_MS).toISOString().slice(11, 16);
  return { date, time, nth, startsAt, endsAt: new Date(startsAt.getTime() + LASTS_MINUTES * MINUTE_MS) };
}

function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
