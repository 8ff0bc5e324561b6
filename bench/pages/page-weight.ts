import type { Browser, CDPSession } from '@playwright/test';
import type { Row } from '../report/report.ts';

/** What a page costs a first-time visitor, as it came over the wire. */
export interface PageWeight {
  path: string;
  requests: number;
  scripts: number;
  scriptKb: number;
  totalKb: number;
}

export interface Visit {
  url: string;
  path: string;
  /** What the browser already knows, such as a session. */
  localStorage?: Record<string, string>;
}

/** Opens a page with an empty cache and counts until the network is quiet. */
export async function weigh(browser: Browser, { url, path, localStorage = {} }: Visit): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, localStorage);
  const page = await context.newPage();
  const traffic = await listen(await context.newCDPSession(page));
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await context.close();
  const scripts = traffic.filter(({ type }) => type === 'Script');
  const kb = (responses: typeof traffic) => Math.round(responses.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
  return { path, requests: traffic.length, scripts: scripts.length, scriptKb: kb(scripts), totalKb: kb(traffic) };
}

async function listen(session: CDPSession): Promise<{ type: string; bytes: number }[]> {
  const types = new Map<string, string>();
  const finished: { type: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finished.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  return finished;
}

/** Each page's weight; the landing page has a budget. */
export const weightRows = (weights: readonly PageWeight[]): Row[] =>
  weights.map(({ path, requests, scripts, scriptKb, totalKb }) => ({
    what: path,
    found: `${scriptKb} kB in ${scripts} scripts; ${totalKb} kB in ${requests} requests`,
    ...(path === '/' ? { budget: 'scripts ≤ 130 kB', holds: scriptKb <= 130 } : {}),
  }));
