/**
 * `npm run bench`: every benchmark, or the named ones: `npm run bench -- startup giving flood panchanga pages landing delivery`. `landing`
 * measures each first screen three times (`BENCH_RUNS=1` once, `BENCH_SCREENS=/login,/donate` only these). `scale` first creates a million
 * gifts, `bookings` a million bookings (`BOOKINGS=200000` for fewer), `registrations` a million tickets (`REGISTRATIONS=200000` for fewer),
 * `inbox` a million messages (`MESSAGES=100000` for fewer), `search` a temple with a million orders (`ORDERS=100000` for fewer), `skew`
 * builds three versions of everything, `month` fills two years of a calendar and `door` an event, and `opening`, `broadcast` and `streams`
 * need the machine for themselves; they run only by name.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@sannidhi/e2e/platform';
import { bookingRows, measureBookings } from './bookings/bookings.ts';
import { broadcastRows, measureBroadcast } from './broadcast/rate.ts';
import { deliveryRows, measureDelivery } from './delivery/delivery.ts';
import { doorRows, measureDoor } from './door/door.ts';
import { floodRows, measureFlood } from './flood/flood.ts';
import { givingRows, measureGiving } from './giving/giving.ts';
import { inboxRows, measureInbox } from './inbox/inbox.ts';
import { measureMonth, monthRows } from './month/month.ts';
import { openingRows } from './opening/figures.ts';
import { measureOpening } from './opening/opening.ts';
import { firstScreenRows, measureFirstScreens } from './pages/first-screens.ts';
import { firstUseRows, measureFirstUse } from './pages/first-use.ts';
import { landingRows, measureLanding } from './pages/landing.ts';
import { weigh, weightRows } from './pages/page-weight.ts';
import { isPartial } from './pages/runs.ts';
import { measureScores, scoreRows } from './pages/scores.ts';
import { firstVisits, visits } from './pages/visits.ts';
import { type Visited, withBrowser } from './pages/with-browser.ts';
import { measurePanchanga, panchangaRows } from './panchanga/answers.ts';
import { measureStartup } from './process/startup.ts';
import { measureRegistrations, registrationRows } from './registrations/registrations.ts';
import { report } from './report/report.ts';
import { measureScale, scaleRows } from './scale/scale.ts';
import { measureSearch, searchRows } from './search/search.ts';
import { measureSkew, skewRows } from './skew/skew.ts';
import { measureStreams, type StreamFigures, streamRows } from './streams/streams.ts';

const BENCHES: Record<string, (dataDir: string) => Promise<void>> = { startup, giving, flood, panchanga, pages, landing, delivery };
const BY_NAME: typeof BENCHES = { opening, broadcast, streams, scale, bookings, registrations, inbox, search, skew, month, door };

const named = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'sannidhi-bench-'));
try {
  const wanted = named.length === 0 ? BENCHES : { ...BENCHES, ...BY_NAME };
  for (const [name, bench] of Object.entries(wanted)) if (named.length === 0 || named.includes(name)) await bench(dataDir);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function startup() {
  const platform = await startPlatform({ dataDir });
  await platform.stop();
  const figures = await measureStartup(dataDir);
  report(
    'startup',
    [
      { what: 'start to ready', found: `${figures.readyMs} ms`, budget: '≤ 1500 ms', holds: figures.readyMs <= 1500 },
      { what: 'memory idle', found: `${figures.idleMib} MiB`, budget: '≤ 160 MiB', holds: figures.idleMib <= 160 },
    ],
    figures,
  );
}

async function flood() {
  const figures = await measureFlood(dataDir);
  report('flood', floodRows(figures), figures);
}

async function scale() {
  const figures = await measureScale();
  report('scale', scaleRows(figures), figures);
}

async function bookings() {
  const figures = await measureBookings();
  report('bookings', bookingRows(figures), figures);
}

async function registrations() {
  const figures = await measureRegistrations();
  report('registrations', registrationRows(figures), figures);
}

async function inbox() {
  const figures = await measureInbox();
  report('inbox', inboxRows(figures), figures);
}

/** On SQLite, and on the MariaDB of `TEST_DATABASE_URL` if there is one. */
async function broadcast() {
  const server = process.env.TEST_DATABASE_URL;
  const figures = [await measureBroadcast(), ...(server ? [await measureBroadcast(server)] : [])];
  report('broadcast', figures.flatMap(broadcastRows), figures);
}

/** On one process, and on two if `TEST_DATABASE_URL` and `TEST_REDIS_URL` name servers. */
async function streams() {
  const figures: StreamFigures[] = [await measureStreams(1)];
  if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) figures.push(await measureStreams(2));
  report('streams', figures.flatMap(streamRows), figures);
  if (figures.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
}

async function search() {
  const figures = await measureSearch();
  report('search', searchRows(figures), figures);
}

async function pages() {
  await withBrowser(async ({ url, browser }) => {
    const weights = [];
    for (const visit of await visits(url)) weights.push(await weigh(browser, visit));
    report('pages', weightRows(weights), weights);
  });
}

/** The landing page, and every other screen that a visit may begin with; `BENCH_SCREENS` measures some of those alone. */
async function landing() {
  await withBrowser(async (visited) => {
    if (!isPartial) await landingPage(visited);
    const { url, browser, debuggingPort } = visited;
    const screens = await measureFirstScreens({ browser, url, port: debuggingPort }, await firstVisits(url));
    report('first-screens', firstScreenRows(screens), screens);
  });
}

async function landingPage({ url, browser, debuggingPort }: Visited) {
  const screens = await measureLanding(url, debuggingPort);
  const firstUse = await measureFirstUse(browser, url);
  const scores = await measureScores(url, debuggingPort);
  report('landing', [...screens.flatMap(landingRows), ...firstUseRows(firstUse), ...scores.flatMap(scoreRows)], {
    screens,
    firstUse,
    scores,
  });
}

async function panchanga(dataDir: string) {
  const figures = await measurePanchanga(dataDir);
  report('panchanga', panchangaRows(figures), figures);
}

/** On SQLite, and on the MariaDB of `TEST_DATABASE_URL` if there is one. */
async function giving() {
  const server = process.env.TEST_DATABASE_URL;
  const figures = [await measureGiving(), ...(server ? [await measureGiving(server)] : [])];
  report('giving', figures.flatMap(givingRows), figures);
}

/** On SQLite, and on the MariaDB of `TEST_DATABASE_URL` if there is one. What must never be fails it; a slow machine doesn't. */
async function opening() {
  const server = process.env.TEST_DATABASE_URL;
  const figures = [await measureOpening(), ...(server ? [await measureOpening(server)] : [])];
  report('opening', figures.flatMap(openingRows), figures);
  if (figures.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
}

async function delivery() {
  const figures = await measureDelivery();
  report('delivery', deliveryRows(figures), figures);
}

async function skew() {
  const figures = await measureSkew();
  report('skew', skewRows(figures), figures);
}

async function month() {
  await withBrowser(async (visited) => {
    const figures = await measureMonth(visited);
    report('month', monthRows(figures), figures);
  });
}

async function door() {
  const figures = await measureDoor();
  report('door', doorRows(figures), figures);
}
