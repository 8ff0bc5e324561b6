/**
 * `npm run browsers`: the most used ways through Debian's Firefox and WebKitGTK, with what each took (`bench/results/browsers.json`). With
 * words (`npm run browsers -- statement`) only those whose name has one, beside the latest figures of the others.
 */
import { startPlatform } from '@sannidhi/e2e/platform';
import { AnyBrowser, type Driver } from './browsers/any-browser.ts';
import { firefox } from './browsers/firefox.ts';
import { JOURNEYS } from './browsers/journeys.ts';
import { ON_PAPER } from './browsers/screen-looks.ts';
import { webkit } from './browsers/webkit.ts';
import { latest, report } from './report/report.ts';

interface Way {
  browser: string;
  journey: string;
  ms: number;
  failure?: string;
}

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;
const drivers = [...(FIREFOX_PATH ? [() => firefox(FIREFOX_PATH)] : []), ...(WEBKIT_DRIVER_PATH ? [() => webkit(WEBKIT_DRIVER_PATH)] : [])];
const platform = await startPlatform();
const words = process.argv.slice(2);
const chosen = Object.entries(JOURNEYS).filter(([journey]) => words.length === 0 || words.some((word) => journey.includes(word)));
const ways: Way[] = [];
let turn = 0;
try {
  for (const start of drivers) await walk(await start());
} finally {
  await platform.stop();
}
const isNew = ({ browser, journey }: Way) => ways.some((way) => way.browser === browser && way.journey === journey);
const before = words.length > 0 ? ((latest('browsers') ?? []) as Way[]).filter((way) => !isNew(way)) : [];
const all = [...before, ...ways];
const failed = ways.filter(({ failure }) => failure);
report(
  'browsers',
  all.map(({ browser, journey, ms, failure }) => ({
    what: `${browser}: ${journey}`,
    found: `${ms} ms`,
    budget: 'arrives',
    holds: !failure,
  })),
  all,
);
for (const { browser, journey, failure } of failed) console.error(`\n${browser}, ${journey}:\n${failure}`);
process.exit(failed.length > 0 || ways.length === 0 ? 1 : 0);

async function walk(driver: Driver) {
  const browser = new AnyBrowser(driver);
  try {
    for (const [journey, go] of chosen) {
      if (journey === ON_PAPER && !driver.print) continue;
      const from = performance.now();
      turn += 1;
      const failure = await go(browser, platform.url, turn).catch((error: Error) => error.message);
      ways.push({ browser: driver.name, journey, ms: Math.round(performance.now() - from), ...(failure ? { failure } : {}) });
    }
  } finally {
    await driver.close();
  }
}
