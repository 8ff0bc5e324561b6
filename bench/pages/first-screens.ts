import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { latest, type Row, save } from '../report/report.ts';
import { inWords, type Spread, spread } from '../report/spread.ts';
import { measureFirstAmount } from './first-amount.ts';
import { measureFirstAnswer } from './first-answer.ts';
import { type FirstPress, measureFirstPress } from './first-press.ts';
import { type FirstStep, measureFirstStep } from './first-step.ts';
import { slowDown } from './first-use.ts';
import { ON_PHONE } from './landing.ts';
import { type Audit, inspect } from './lighthouse.ts';
import { weigh } from './page-weight.ts';
import { announce, isPartial, runsOr } from './runs.ts';
import type { FirstVisits } from './visits.ts';
import { watchScreen } from './watch-screen.ts';

const RUNS = runsOr(3);
/** A screen that was complete for so long has nothing more to load. */
const CALM_MS = 2000;
/** A busy machine takes its time; what never happens is noticed. */
const LIMIT_MS = 120_000;
const BUDGET = { paintMs: 800, usableMs: 1300, scriptKb: 170, score: 95, signedInMs: 1800 } as const;

/** When a screen was measured, and how busy the machine was then: `BENCH_SCREENS` measures some of them now and others later. */
interface Measured {
  path: string;
  measuredAt: string;
  load: number;
}

/** A screen that a stranger may open first. */
export interface PublicScreen extends Measured {
  audits: Record<Audit, Spread>;
  /** Lighthouse's performance score on a phone over the bench's line. */
  score: Spread;
  scriptKb: number;
  press: FirstPress;
  /** Sign-in pages: until a password that is entered at once is sent, in milliseconds. */
  sentMs?: Spread;
  /** A guest's gift: until a suggested amount that is pressed at once is entered, in milliseconds. */
  amountMs?: Spread;
  /** A guest's gift: until its phone and its code are asked for. */
  step?: FirstStep;
}

/** The first screen of someone who is signed in. */
export interface SignedInScreen extends Measured {
  /** Until its heading and everything it shows is there: no part still loads. Its largest paint may be the frame's, long before. */
  completeMs: Spread;
  /** Until its heading and the first of its parts can be read. Screens that were measured before this was don't say it. */
  readableMs?: Spread;
}

interface Where {
  browser: Browser;
  url: string;
  port: number;
}

/** Every screen a visit may begin with, on a phone with an empty cache over the bench's line. Each is saved as soon as it was measured. */
export async function measureFirstScreens(where: Where, { open, signedIn }: FirstVisits): Promise<FirstScreens> {
  const earlier = (isPartial ? latest('first-screens') : undefined) as FirstScreens | undefined;
  const screens: FirstScreens = { publicScreens: earlier?.publicScreens ?? [], signedInScreens: earlier?.signedInScreens ?? [] };
  const keep = () => save('first-screens', firstScreenRows(screens), screens);
  for (const path of open) {
    announce(path);
    screens.publicScreens = withScreen(screens.publicScreens, await publicScreen(where, path));
    keep();
  }
  for (const visit of signedIn) {
    announce(`${visit.path}, signed in`);
    screens.signedInScreens = withScreen(screens.signedInScreens, await signedInScreen(where, visit));
    keep();
  }
  return screens;
}

async function publicScreen({ browser, url, port }: Where, path: string): Promise<PublicScreen> {
  const { audits, scores } = await inspect({ url: url + path, port, flags: ON_PHONE });
  const { scriptKb } = await weigh(browser, { url, path });
  const press = await measureFirstPress(browser, url + path, RUNS);
  const sentMs = path.endsWith('/login') ? await measureFirstAnswer(browser, url + path, RUNS) : undefined;
  const amountMs = path.startsWith('/donate?') ? await measureFirstAmount(browser, url + path, RUNS) : undefined;
  const step = path.startsWith('/donate?') ? await measureFirstStep(browser, url + path, RUNS) : undefined;
  const answers = { ...(sentMs ? { sentMs } : {}), ...(amountMs ? { amountMs } : {}), ...(step ? { step } : {}) };
  return { ...measured(path), audits, score: scores.performance, scriptKb, press, ...answers };
}

async function signedInScreen({ browser }: Where, visit: FirstVisits['signedIn'][number]): Promise<SignedInScreen> {
  const times: ScreenTimes[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await untilComplete(browser, visit));
  const over = (which: keyof ScreenTimes) => spread(times.map((each) => each[which]));
  return { ...measured(visit.path), completeMs: over('completeMs'), readableMs: over('readableMs') };
}

/** A screen takes the place of its earlier figures. */
const withScreen = <Screen extends Measured>(before: readonly Screen[], screen: Screen): Screen[] => [
  ...before.filter(({ path }) => path !== screen.path),
  screen,
];

export interface FirstScreens {
  publicScreens: PublicScreen[];
  signedInScreens: SignedInScreen[];
}

const measured = (path: string): Measured => ({
  path,
  measuredAt: new Date().toISOString(),
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
});

interface ScreenTimes {
  completeMs: number;
  readableMs: number;
}

async function untilComplete(browser: Browser, { url, path, localStorage }: FirstVisits['signedIn'][number]): Promise<ScreenTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watchScreen, localStorage ?? {});
  await slowDown(await context.newCDPSession(page));
  // The network never falls silent: the page keeps a stream open.
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction((calm) => globalThis.completeMs !== undefined && performance.now() - globalThis.completeMs > calm, CALM_MS, {
    timeout: LIMIT_MS,
  });
  const times = await page.evaluate(() => ({
    completeMs: globalThis.completeMs ?? Number.NaN,
    readableMs: globalThis.readableMs ?? Number.NaN,
  }));
  await context.close();
  return times;
}

/** Each public screen against the budgets, each portal's first screen against its own. */
export const firstScreenRows = ({ publicScreens, signedInScreens }: FirstScreens): Row[] => [
  ...publicScreens.flatMap(({ path, audits: { lcpMs, usableMs, cls }, score, scriptKb, press, sentMs, amountMs, step }) => [
    { what: `${path}: largest paint`, found: inWords(lcpMs, 'ms'), ...atMost(BUDGET.paintMs, lcpMs.median, 'ms') },
    { what: `${path}: usable`, found: inWords(usableMs, 'ms'), ...atMost(BUDGET.usableMs, usableMs.median, 'ms') },
    { what: `${path}: layout shift`, found: inWords(cls), ...atMost(0.01, cls.median) },
    {
      what: `${path}: usable after a first press`,
      found: inWords(press.usableMs, 'ms'),
      ...atMost(BUDGET.usableMs, press.usableMs.median, 'ms'),
    },
    ...(sentMs
      ? [{ what: `${path}: a password is sent`, found: inWords(sentMs, 'ms'), ...atMost(BUDGET.usableMs, sentMs.median, 'ms') }]
      : []),
    ...(amountMs
      ? [{ what: `${path}: an amount is entered`, found: inWords(amountMs, 'ms'), ...atMost(BUDGET.usableMs, amountMs.median, 'ms') }]
      : []),
    ...(step
      ? [
          {
            what: `${path}: the phone is asked for`,
            found: inWords(step.phoneMs, 'ms'),
            ...atMost(BUDGET.usableMs, step.phoneMs.median, 'ms'),
          },
          {
            what: `${path}: its code is requested`,
            found: inWords(step.codeMs, 'ms'),
            ...atMost(BUDGET.usableMs, step.codeMs.median, 'ms'),
          },
        ]
      : []),
    { what: `${path}: work until then, scripts`, found: `${inWords(press.workMs, 'ms')}, ${press.scriptKb} kB` },
    { what: `${path}: scripts`, found: `${scriptKb} kB`, ...atMost(BUDGET.scriptKb, scriptKb, 'kB') },
    { what: `${path}: Lighthouse`, found: inWords(score), budget: `≥ ${BUDGET.score}`, holds: score.median >= BUDGET.score },
  ]),
  ...signedInScreens.flatMap(({ path, completeMs, readableMs }) => [
    ...(readableMs ? [{ what: `${path}: heading and first part`, found: inWords(readableMs, 'ms') }] : []),
    { what: `${path}: complete`, found: inWords(completeMs, 'ms'), ...atMost(BUDGET.signedInMs, completeMs.median, 'ms') },
  ]),
];

const atMost = (limit: number, found: number, unit = '') => ({ budget: `≤ ${limit} ${unit}`.trimEnd(), holds: found <= limit });
