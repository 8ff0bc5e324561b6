import { templeCalendarEndpoints } from '@sannidhi/contracts';
import { type SignedInPerson, signIn } from '@sannidhi/e2e/api-client';
import { enterAs } from '@sannidhi/e2e/enter-as';
import { LINE } from '../pages/landing.ts';
import { tellPaints } from '../pages/tell-paints.ts';
import type { Visited } from '../pages/with-browser.ts';
import type { Row } from '../report/report.ts';
import { type Times, timesInWords, timesOf } from '../report/times.ts';
import { fillMonths } from './full-months.ts';
import { haveRead, turn } from './turns.ts';

const ENTRIES = 5_000;
const ROUNDS = 12;
/** The first month is so far ahead: the demo has little there. */
const AHEAD_MONTHS = 3;
const BUDGET_MS = 200;

/** Changes of month on a processor four times slower than this one. */
export interface MonthFigures {
  /** What the office has in the first month. */
  entries: number;
  /** To a month that the page has read ahead, as it does once the one before is shown. */
  ahead: Times;
  /** To one that it only reads then, as it was turned to at once. */
  atOnce: Times;
}

/** Turns through months with 5,000 entries each in the office's calendar, two in a row each time. */
export async function measureMonth({ url, browser, dataDir }: Visited): Promise<MonthFigures> {
  const months = Array.from({ length: 2 * ROUNDS + 2 }, (_, index) => monthAhead(AHEAD_MONTHS + index));
  const monthAt = (index: number) => months[index] ?? '';
  await fillMonths(dataDir, months, ENTRIES);
  const office = await signIn(url, 'temple@sannidhi.test', 'temple-admin');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await enterAs(page, office);
  await page.addInitScript(tellPaints);
  await Promise.all([haveRead(page, monthAt(1)), page.goto(`${url}/temple-admin/calendar?show=month&date=${monthAt(0)}`)]);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: LINE.cpuSlowdown });
  const [ahead, atOnce]: [number[], number[]] = [[], []];
  for (let index = 1; index < 2 * ROUNDS; index += 2) {
    const twice = async () => {
      ahead.push(await turn(page, monthAt(index)));
      atOnce.push(await turn(page, monthAt(index + 1)));
    };
    await Promise.all([twice(), haveRead(page, monthAt(index + 2))]);
  }
  await context.close();
  return { entries: await entriesIn(office, monthAt(0), monthAt(1)), ahead: timesOf(ahead), atOnce: timesOf(atOnce) };
}

/** The first day of the month so many months from now. */
function monthAhead(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

async function entriesIn({ api }: SignedInPerson, month: string, next: string): Promise<number> {
  const query = { from: month, to: new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10) };
  return (await api.call(templeCalendarEndpoints.read, { query })).entries.length;
}

export const monthRows = ({ entries, ahead, atOnce }: MonthFigures): Row[] => [
  {
    what: `the next month, of ${entries} entries, is painted`,
    found: timesInWords(ahead),
    budget: `≤ ${BUDGET_MS} ms`,
    holds: ahead.p95 <= BUDGET_MS,
  },
  { what: 'the month after it, pressed at once', found: timesInWords(atOnce) },
];
