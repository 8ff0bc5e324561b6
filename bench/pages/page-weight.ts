import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Row } from '../report/report.ts';

const SHELL_BUDGET_KB = 130;
const REMOTE_BUDGET_KB = 60;

/** What a page costs a first-time visitor, in bytes over the wire. A prefetched script counts, whether it ran or not. */
export interface PageWeight {
  path: string;
  requests: number;
  scripts: number;
  scriptKb: number;
  /** The remote's own part of the scripts, beyond what it shares with the shell. */
  remoteKb: number;
  totalKb: number;
}

export interface Visit {
  url: string;
  path: string;
  /** The browser's initial state, such as a session. */
  localStorage?: Record<string, string>;
}

export interface Answer {
  pathname: string;
  bytes: number;
}

/** Opens a page with an empty cache and counts until the network is quiet. */
export async function weigh(browser: Browser, { url, path, localStorage = {} }: Visit): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, localStorage);
  const page = await context.newPage();
  const traffic = await listen(await context.newCDPSession(page));
  await page.goto(`${url}${path}`, { waitUntil: 'load' });
  await untilQuiet(page, traffic);
  await context.close();
  const scripts = traffic.filter(({ pathname }) => pathname.endsWith('.js'));
  const remote = scripts.filter(({ pathname }) => pathname.startsWith('/remotes/'));
  return {
    path,
    requests: traffic.length,
    scripts: scripts.length,
    scriptKb: kilobytes(scripts),
    remoteKb: kilobytes(remote),
    totalKb: kilobytes(traffic),
  };
}

/** Until nothing more has arrived for a second. A signed-in page's network never falls silent: it keeps a stream open. */
async function untilQuiet(page: Page, traffic: readonly Answer[]): Promise<void> {
  for (let before = -1; before !== traffic.length; ) {
    before = traffic.length;
    await page.waitForTimeout(1000);
  }
}

/** The answers' bytes together, in kilobytes with one decimal. */
export const kilobytes = (answers: readonly Answer[]) => Math.round(answers.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;

/** Everything that a page fetches from now on, as it arrives. */
export async function listen(session: CDPSession): Promise<Answer[]> {
  const pathnames = new Map<string, string>();
  const finished: Answer[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => pathnames.set(requestId, new URL(response.url).pathname));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finished.push({ pathname: pathnames.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  return finished;
}

/** Each page's weight. The landing page has a budget for all its scripts, the others for their remote's own. */
export const weightRows = (weights: readonly PageWeight[]): Row[] =>
  weights.map(({ path, requests, scripts, scriptKb, remoteKb, totalKb }) => ({
    what: path,
    found: `${scriptKb} kB in ${scripts} scripts, ${remoteKb} kB of them the remote’s; ${totalKb} kB in ${requests} requests`,
    ...(path === '/'
      ? { budget: `scripts ≤ ${SHELL_BUDGET_KB} kB`, holds: scriptKb <= SHELL_BUDGET_KB }
      : { budget: `remote ≤ ${REMOTE_BUDGET_KB} kB`, holds: remoteKb <= REMOTE_BUDGET_KB }),
  }));
