import type { Browser } from '@playwright/test';
import { median } from '../report/median.ts';
import { type Spread, spread } from '../report/spread.ts';

const ROUNDS = 20;
const DEAD = ['*/remotes/*'];
const PATHS = ['/', '/contact'] as const;

export interface DeadRemotes {
  path: string;
  rounds: number;
  normalMs: Spread;
  deadMs: Spread;
  /**
   * How much later a start without remotes is than the one paired with it; the median of all pairs, because a busy machine varies between
   * them.
   */
  laterMs: number;
}

/**
 * From navigation until the shell runs and its page shows, with every remote's files available and with none of them reachable, in turns.
 */
export async function measureDeadRemotes(browser: Browser, url: string): Promise<DeadRemotes[]> {
  const found: DeadRemotes[] = [];
  for (const path of PATHS) {
    const normal: number[] = [];
    const dead: number[] = [];
    await boot(browser, url + path, []);
    for (let round = 0; round < ROUNDS; round++) {
      const turns = [
        () => boot(browser, url + path, []).then((ms) => normal.push(ms)),
        () => boot(browser, url + path, DEAD).then((ms) => dead.push(ms)),
      ];
      for (const turn of round % 2 ? turns : turns.reverse()) await turn();
    }
    const laterMs = Math.round(median(dead.map((ms, round) => ms - (normal[round] ?? 0))));
    found.push({ path, rounds: ROUNDS, normalMs: spread(normal), deadMs: spread(dead), laterMs });
  }
  return found;
}

/** Opens a page with an empty cache while some addresses refuse the connection. Returns when its heading appeared, in ms. */
async function boot(browser: Browser, address: string, blocked: string[]): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: blocked });
  await page.goto(address, { waitUntil: 'commit' });
  const standing = await page.waitForFunction(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /assets\/(main|early)\./.test(name));
    return document.querySelector('h1') && scripts.length > 0 && performance.now();
  });
  const standsAt = Number(await standing.jsonValue());
  await context.close();
  return standsAt;
}
