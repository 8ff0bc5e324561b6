import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { signIn } from '@sannidhi/e2e/api-client';
import { enterAs } from '@sannidhi/e2e/enter-as';
import type { PlatformProcess } from '@sannidhi/e2e/platform';
import { RemoteTeam } from '@sannidhi/e2e/remote-team';
import { variantOf } from '@sannidhi/e2e/variant';
import { percentile } from '../report/percentile.ts';
import { type Spread, spread } from '../report/spread.ts';

const REMOTE = 'mfe-devotee';
const ROUNDS = 200;
const PATIENCE_MS = 10_000;
/** Enough to know. */
const MOST_FAILURES = 5;
/** A Hindi text on the profile page, which each release words differently. */
const TEXT = 'इस ब्राउज़र से साइन आउट करता है।';

export interface StaleTab {
  rounds: number;
  healed: number;
  keptForm: number;
  reloads: number;
  healedMs: Spread;
  p95Ms: number;
  failures: string[];
}

/**
 * A tab that stays open across a release. In each round a page is opened in English, something is typed into its form, the next release is
 * published, the files of the tab's release are deleted, and the user switches to Hindi, whose texts are in one of these files.
 */
export async function measureStaleTab(browser: Browser, platform: PlatformProcess): Promise<StaleTab> {
  const team = await RemoteTeam.of(platform.url, REMOTE);
  const ship = async (round: number) => {
    const variant = variantOf(REMOTE, `stale ${round}`, (script) => script.replaceAll(TEXT, `दौर ${round}.`));
    await team.publish(variant);
    return variant.manifest.release;
  };
  const page = await signedIn(browser, platform.url);
  const browserCache = await page.context().newCDPSession(page);
  const [loads, times, failures] = [{ seen: 0, asked: 0 }, [] as number[], [] as string[]];
  page.on('domcontentloaded', () => loads.seen++);
  let release = await ship(0);
  let keptForm = 0;
  for (let round = 1; round <= ROUNDS && failures.length < MOST_FAILURES; round++) {
    loads.asked++;
    await openInEnglish(page, browserCache);
    const typed = `Meera in round ${round}`;
    await page.locator('[name=fullName]').fill(typed);
    const next = await ship(round);
    rmSync(join(platform.dataDir, 'remotes', REMOTE, release), { recursive: true });
    release = next;
    const startedAt = performance.now();
    try {
      await page.getByRole('radio', { name: 'हिन्दी' }).check({ timeout: PATIENCE_MS });
      await page.getByText(`दौर ${round}.`).waitFor({ timeout: PATIENCE_MS });
      times.push(performance.now() - startedAt);
      if ((await page.locator('[name=fullName]').inputValue()) === typed) keptForm++;
    } catch (error) {
      failures.push(`round ${round}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  await page.context().close();
  const healed = times.length;
  if (healed === 0) times.push(PATIENCE_MS);
  return {
    rounds: healed + failures.length,
    healed,
    keptForm,
    reloads: loads.seen - loads.asked,
    healedMs: spread(times),
    p95Ms: Math.round(percentile(times, 0.95)),
    failures,
  };
}

async function signedIn(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enterAs(page, await signIn(url, 'devotee@sannidhi.test', 'donor'));
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  return page;
}

/** With an empty cache: the previous round has moved on to this round's release, and what it read would not be missing. */
async function openInEnglish(page: Page, browserCache: CDPSession): Promise<void> {
  await browserCache.send('Network.clearBrowserCache');
  await page.context().clearCookies({ name: 'language' });
  await page.goto('/devotee/edit-profile');
  await page.locator('[name=fullName]').waitFor();
}
