import { readFileSync } from 'node:fs';
import { panchangaEndpoints } from '@sannidhi/contracts';
import { startPlatform } from '@sannidhi/e2e/platform';
import { median } from '../report/median.ts';
import type { Row } from '../report/report.ts';

const WARM_UP = 400;
const ASKED = { festivals: 200, day: 1000 };
/** Scheduler ticks of Linux a second. */
const TICKS_PER_SECOND = 100;
const BUDGET_MS = { festivals: 15, day: 1 };

type What = keyof typeof ASKED;
/** CPU time for one response, and the time until it arrives, in milliseconds. */
export type AnswerFigures = Record<What, { answers: number; cpuMs: number; medianMs: number }>;

/** Requests years of festivals and single days, each at a place not requested before, one after another. */
export async function measurePanchanga(dataDir: string): Promise<AnswerFigures> {
  const platform = await startPlatform({ dataDir, env: { WORKER: 'off', TRUSTED_PROXIES: '127.0.0.1' } });
  try {
    const ask = async (what: What, count: number) => {
      const times: number[] = [];
      const before = cpuMsOf(platform.pid);
      for (let i = 0; i < count; i += 1) times.push(await timeOf(platform.url + addressAt(what)));
      return { answers: count, cpuMs: round((cpuMsOf(platform.pid) - before) / count), medianMs: round(median(times)) };
    };
    for (const what of ['festivals', 'day'] as const) await ask(what, WARM_UP);
    return { festivals: await ask('festivals', ASKED.festivals), day: await ask('day', ASKED.day) };
  } finally {
    await platform.stop();
  }
}

/** The figures against their budgets, which are in CPU time. */
export function panchangaRows(figures: AnswerFigures): Row[] {
  const row = (what: What, name: string): Row => ({
    what: `${name}, uncached`,
    found: `${figures[what].cpuMs} ms of one core, ${figures[what].medianMs} ms until the answer`,
    budget: `≤ ${BUDGET_MS[what]} ms`,
    holds: figures[what].cpuMs <= BUDGET_MS[what],
  });
  return [row('festivals', 'a year of festivals'), row('day', 'a day')];
}

let placesAsked = 0;

/** A place in the United States that was never requested, at a year or a date that advances. */
function addressAt(what: What): string {
  placesAsked += 1;
  const place = `latitude=${(30 + (placesAsked % 1500) / 100).toFixed(4)}&longitude=${(-75 - placesAsked / 1000).toFixed(4)}&timeZone=America/New_York`;
  const year = 2020 + (placesAsked % 20);
  const when = what === 'day' ? `date=${year}-0${1 + (placesAsked % 9)}-1${placesAsked % 9}` : `year=${year}`;
  return `${panchangaEndpoints[what].path}?${place}&${when}`;
}

async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  // Each from a different network: this isn't meant to measure any budget.
  const answer = await fetch(url, { headers: { 'x-forwarded-for': `198.51.${placesAsked >> 8}.${placesAsked % 256}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}

/** CPU time so far, user and system. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

const round = (ms: number) => Math.round(ms * 100) / 100;
