import type { Browser } from '@playwright/test';
import type { Remote } from '@sannidhi/contracts';
import { signIn } from '@sannidhi/e2e/api-client';
import { enterAs } from '@sannidhi/e2e/enter-as';
import { RemoteTeam } from '@sannidhi/e2e/remote-team';
import { variantOf } from '@sannidhi/e2e/variant';
import { type Spread, spread } from '../report/spread.ts';

const REMOTE: Remote = 'mfe-devotee';
const ROUNDS = 10;
const PATIENCE_MS = 90_000;

export interface ToldTab {
  rounds: number;
  /** From the release tool's result until the user sees the notice in a tab that has been open for a while, ms. */
  toldMs: Spread;
  /** From a publish right after the page was opened, before the tab subscribes, ms. */
  toldNewTabMs: number;
  reloads: number;
}

/**
 * How soon a user with an open page sees that a newer release of it is available: a real tab, which switches to each release on request.
 */
export async function measureToldTab(browser: Browser, url: string): Promise<ToldTab> {
  const team = await RemoteTeam.of(url, REMOTE);
  const ship = async (round: number) => {
    await team.publish(variantOf(REMOTE, `told ${round}`));
    return performance.now();
  };
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enterAs(page, await signIn(url, 'devotee@sannidhi.test', 'donor'));
  await ship(0);
  await page.goto('/devotee/edit-profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  const use = page.getByRole('button', { name: 'Switch now' });
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS + 1; round++) {
    const publishedAt = await ship(round);
    await use.waitFor({ timeout: PATIENCE_MS });
    times.push(performance.now() - publishedAt);
    await use.click();
    await use.waitFor({ state: 'detached' });
  }
  await context.close();
  const [toldNewTabMs = 0, ...told] = times;
  return { rounds: told.length, toldMs: spread(told), toldNewTabMs: Math.round(toldNewTabMs), reloads: loads };
}
