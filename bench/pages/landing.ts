import lighthouse from 'lighthouse';
import { median } from '../report/median.ts';
import type { Row } from '../report/report.ts';

const RUNS = 5;
/** A cable line shared by a household, on a phone four times slower than this machine. */
const THROTTLING = { requestLatencyMs: 100, downloadThroughputKbps: 9000, uploadThroughputKbps: 9000, cpuSlowdownMultiplier: 4 };
const SCREENS = {
  phone: { formFactor: 'mobile', screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false } },
  desktop: { formFactor: 'desktop', screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false } },
} as const;
export type Screen = keyof typeof SCREENS;

/** Medians of several runs; times in milliseconds, scores from 0 to 100. */
export interface Landing {
  screen: Screen;
  lcpMs: number;
  usableMs: number;
  tbtMs: number;
  cls: number;
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
}

/** Lighthouse on a page over the line above, with the throttling applied, not simulated. */
export async function measureLanding(url: string, debuggingPort: number, screen: Screen): Promise<Landing> {
  const runs: Landing[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await once(url, debuggingPort, screen));
  const middle = (figure: (run: Landing) => number) => median(runs.map(figure));
  return {
    screen,
    lcpMs: Math.round(middle(({ lcpMs }) => lcpMs)),
    usableMs: Math.round(middle(({ usableMs }) => usableMs)),
    tbtMs: Math.round(middle(({ tbtMs }) => tbtMs)),
    cls: Math.round(middle(({ cls }) => cls) * 1000) / 1000,
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      bestPractices: middle(({ scores }) => scores.bestPractices),
      seo: middle(({ scores }) => scores.seo),
    },
  };
}

async function once(url: string, port: number, screen: Screen): Promise<Landing> {
  const settings = {
    port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: 'devtools',
    throttling: THROTTLING,
    ...SCREENS[screen],
  } as const;
  const result = await lighthouse(url, settings);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    screen,
    lcpMs: figure('largest-contentful-paint'),
    usableMs: figure('interactive'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
  };
}

/** A landing's figures against their budgets. */
export const landingRows = ({ screen, lcpMs, usableMs, tbtMs, cls, scores }: Landing): Row[] => [
  { what: `${screen}: largest paint`, found: `${lcpMs} ms`, budget: '≤ 600 ms', holds: lcpMs <= 600 },
  { what: `${screen}: usable`, found: `${usableMs} ms`, budget: '≤ 1000 ms', holds: usableMs <= 1000 },
  { what: `${screen}: blocked`, found: `${tbtMs} ms`, budget: '≤ 100 ms', holds: tbtMs <= 100 },
  { what: `${screen}: layout shift`, found: `${cls}`, budget: '≤ 0.01', holds: cls <= 0.01 },
  ...Object.entries(scores).map(([what, score]) => ({
    what: `${screen}: Lighthouse ${what}`,
    found: `${score}`,
    budget: '≥ 98',
    holds: score >= 98,
  })),
];
