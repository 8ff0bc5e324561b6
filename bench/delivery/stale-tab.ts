import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
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
/** A text of the profile in both languages, which each release says its own way. */
const TEXTS = ['Signs this browser out.', 'इस ब्राउज़र से साइन आउट करता है।'] as const;

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
 * One tab that stays open over many releases. In each round something is typed into a form, the next release comes, the files of the
 * release the tab runs are deleted, and the person switches the language, whose texts are in one of these files.
 */
export async function measureStaleTab(browser: Browser, platform: PlatformProcess): Promise<StaleTab> {
  const team = await RemoteTeam.of(platform.url, REMOTE);
  const ship = async (round: number) => {
    const says = (script: string) => TEXTS.reduce((text, words) => text.replaceAll(words, `Release ${round}.`), script);
    const variant = variantOf(REMOTE, `stale ${round}`, says);
    await team.publish(variant);
    return variant.manifest.release;
  };
  let release = await ship(0);
  const page = await open(browser, platform.url);
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  const [times, failures] = [[] as number[], [] as string[]];
  let keptForm = 0;
  for (let round = 1; round <= ROUNDS && failures.length < MOST_FAILURES; round++) {
    const typed = `Meera in round ${round}`;
    await page.locator('[name=fullName]').fill(typed);
    const next = await ship(round);
    rmSync(join(platform.dataDir, 'remotes', REMOTE, release), { recursive: true });
    release = next;
    const startedAt = performance.now();
    try {
      await page.getByRole('radio', { name: round % 2 ? 'हिन्दी' : 'English' }).check({ timeout: PATIENCE_MS });
      await page.getByText(`Release ${round}.`).waitFor({ timeout: PATIENCE_MS });
      times.push(performance.now() - startedAt);
      if ((await page.locator('[name=fullName]').inputValue()) === typed) keptForm++;
    } catch (error) {
      failures.push(`round ${round}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      await page.reload();
      loads--;
      await page.locator('[name=fullName]').waitFor();
    }
  }
  await page.context().close();
  const healed = times.length;
  if (healed === 0) times.push(PATIENCE_MS);
  return {
    rounds: healed + failures.length,
    healed,
    keptForm,
    reloads: loads,
    healedMs: spread(times),
    p95Ms: Math.round(percentile(times, 0.95)),
    failures,
  };
}

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enterAs(page, await signIn(url, 'devotee@sannidhi.test', 'donor'));
  await page.goto('/devotee/edit-profile');
  await page.getByText('Release 0.').waitFor();
  return page;
}
