import { type Visited, withBrowser } from '../pages/with-browser.ts';
import type { Row } from '../report/report.ts';
import { type Times, timesInWords, timesOf } from '../report/times.ts';
import { Film } from './film.ts';
import { fillDoor } from './full-door.ts';
import { type Decoder, scanAll } from './scans.ts';

const SIZES = { tickets: 2_000, arrived: 1_000, families: 8 };
const BUDGET_MS = 300;

/** Scans at a door on a processor four times slower than this one. */
export interface DoorFigures {
  decoder: Decoder;
  sizes: typeof SIZES;
  /** From the first frame with a code until its answer is painted. */
  answered: Times;
  /** Each scan's longest task meanwhile. */
  longestTask: Times;
}

/** Valid tickets are shown to a phone's camera, one after another. */
export async function measureDoor(): Promise<DoorFigures> {
  const film = new Film();
  const found: DoorFigures[] = [];
  try {
    await withBrowser(async (visited) => void found.push(await measured(visited, film)), film.args);
  } finally {
    film.remove();
  }
  const [figures] = found;
  if (!figures) throw new Error('Nothing was scanned.');
  return figures;
}

async function measured(visited: Visited, film: Film): Promise<DoorFigures> {
  const { scans, decoder } = await scanAll(visited, await fillDoor(visited, SIZES), film);
  const wrong = scans.find(({ answer }) => answer !== 'Welcome');
  if (wrong) throw new Error(`A valid ticket was answered with “${wrong.answer}”.`);
  const [times, tasks] = [scans.map(({ ms }) => ms), scans.map(({ longestTaskMs }) => longestTaskMs)];
  return { decoder, sizes: SIZES, answered: timesOf(times), longestTask: timesOf(tasks) };
}

export const doorRows = ({ decoder, sizes, answered, longestTask }: DoorFigures): Row[] => [
  {
    what: `a code is read (${decoder} decoder) and answered, of ${sizes.tickets} tickets`,
    found: timesInWords(answered),
    budget: `≤ ${BUDGET_MS} ms`,
    holds: answered.p95 <= BUDGET_MS,
  },
  { what: 'the longest task meanwhile', found: timesInWords(longestTask) },
];
