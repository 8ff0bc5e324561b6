import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import type { RemoteRelease } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { isMarkedPage, markPage } from '../harness/page-marks.ts';
import { RemoteTeam } from '../harness/remote-team.ts';
import { variantOf } from '../harness/variant.ts';
import playwrightConfig from '../playwright.config.ts';

/** Processes behind a gateway, and how all of them end and restart. */
export interface Platform {
  /** The gateway's. */
  url: string;
  dataDir: string;
  endAll: () => Promise<void>;
  startAgain: () => Promise<void>;
}

const BUILT_ASSETS = fileURLToPath(new URL('../../shell/dist/assets', import.meta.url));
const COPIED_WITHIN_MS = 120_000;
const PANCHANGA = '/devotee/panchanga?city=edison-nj';
/** A text that differs between the published and the installed release. */
const [BUILT_WORDS, PUBLISHED_WORDS] = ['Times to avoid', 'Times to leave alone'];
const UNANSWERED = 'We can’t reach the server right now';

/**
 * During an outage, the gateway serves the static copy: the shell starts in a real browser under the platform's own policy, runs the active
 * release, and says where it needs the service. When the processes are back, so are their pages.
 */
export async function shellStartsWithoutPlatform(platform: Platform): Promise<void> {
  const { url } = platform;
  const { release, entry } = await publish(platform);
  const policy = policyOf(await openAsBrowser(url));
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const devotee = await devoteeBefore(browser, url);
    await platform.endAll();
    const file = await fetch(`${url}/remotes/mfe-devotee/${release}/${entry}`);
    assert.equal(file.status, 200, 'the gateway has the release');
    const built = await fetch(url + builtScript(), { headers: { 'accept-encoding': 'gzip, br' } });
    assert.equal(built.headers.get('content-encoding'), 'br', 'the gateway prefers the smaller copy of a built file');
    await answersHonestly(url, policy);
    await standsForAnybody(browser, url);
    await standsForDevotee(devotee);
    await platform.startAgain();
    await goesOn(devotee.page);
  } finally {
    await browser.close();
  }
}

/** The address of a script of the built shell. */
const builtScript = () => `/assets/${readdirSync(BUILT_ASSETS).find((name) => name.endsWith('.js'))}`;

/** Activates a release with a text that the build lacks, and waits for it in the copy. */
async function publish({ url, dataDir }: Platform): Promise<RemoteRelease> {
  const variant = variantOf('mfe-devotee', 'before the outage', (script) => script.replaceAll(BUILT_WORDS, PUBLISHED_WORDS));
  await (await RemoteTeam.of(url, 'mfe-devotee')).publish(variant);
  const { manifest } = variant;
  const file = join(dataDir, 'static-copy/page.en.html');
  for (const limit = Date.now() + COPIED_WITHIN_MS; Date.now() < limit; await pause(100)) {
    if (existsSync(file) && readFileSync(file, 'utf8').includes(manifest.release)) return manifest;
  }
  throw new Error(`The static copy never named ${manifest.release}`);
}

async function answersHonestly(url: string, policy: string) {
  const page = await openAsBrowser(url, { 'accept-language': 'ml, hi;q=0.8, en;q=0.5' });
  assert.deepEqual([page.status, page.headers.get('cache-control'), page.headers.get('retry-after')], [503, 'no-store', '5']);
  assert.equal(policyOf(page), policy, 'the copy has the policy of the platform’s pages');
  const html = await page.text();
  assert.match(html, /<html lang="hi">/);
  assert.ok(!html.includes('%nonce%'));
  assert.match(await (await openAsBrowser(url, { cookie: 'language=en', 'accept-language': 'hi' })).text(), /<html lang="en">/);
  const file = await fetch(`${url}/service-worker.js`);
  assert.equal(file.status, 503);
  assert.doesNotMatch(await file.text(), /id="boot"/, 'only pages get the copy');
}

async function standsForAnybody(browser: Browser, url: string) {
  const { page, isQuiet } = await newTab(await browser.newContext({ baseURL: url, locale: 'en-US' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Devotee Portal' }).click();
  const form = page.getByRole('form', { name: 'Devotee Portal' });
  await form.getByLabel('Email').fill('devotee@sannidhi.test');
  await form.getByLabel('Password', { exact: true }).fill('Namaste-108');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please try again in a moment.').first()).toBeVisible();
  await page.goto('/donate?temple=sri-kamakshi-edison');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await isQuiet();
}

/** A devotee who has viewed their place's calendar, in a browser that caches no pages. */
async function devoteeBefore(browser: Browser, url: string): Promise<Tab> {
  const here = { locale: 'en-US', timezoneId: 'America/New_York', serviceWorkers: 'block' } as const;
  const tab = await newTab(await browser.newContext({ baseURL: url, ...here }));
  await enterAs(tab.page, await signIn(url, 'devotee@sannidhi.test', 'donor'));
  await tab.page.goto(PANCHANGA);
  await expect(tab.page.getByRole('region', { name: PUBLISHED_WORDS })).toBeVisible();
  return tab;
}

async function standsForDevotee({ page, isQuiet }: Tab) {
  assert.equal((await page.goto(PANCHANGA))?.status(), 503);
  await expect(page.getByRole('region', { name: PUBLISHED_WORDS })).toBeVisible();
  await page.goto('/devotee/dashboard');
  await expect(page.getByRole('heading', { name: UNANSWERED })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: UNANSWERED })).toBeVisible();
  await isQuiet();
}

/** The tab that stayed open continues without a load, and a reload gets the platform's page. */
async function goesOn(page: Page) {
  await markPage(page);
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  assert.ok(await isMarkedPage(page));
  assert.equal((await page.goto(PANCHANGA))?.status(), 200);
  await expect(page.getByRole('region', { name: PUBLISHED_WORDS })).toBeVisible();
}

interface Tab {
  page: Page;
  /** Fails if the tab violated the policy, left an error uncaught, or keeps sending requests. */
  isQuiet: () => Promise<void>;
}

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const refused: string[] = [];
  let calls = 0;
  page.on('console', (message) => /content security policy|refused to/i.test(message.text()) && refused.push(message.text()));
  page.on('pageerror', (error) => refused.push(error.message));
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls += 1;
  });
  const isQuiet = async () => {
    const before = calls;
    await pause(1_000);
    assert.deepEqual({ refused, asked: calls - before }, { refused: [], asked: 0 });
  };
  return { page, isQuiet };
}

const openAsBrowser = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers: { accept: 'text/html', ...headers } });
const policyOf = ({ headers }: Response) => (headers.get('content-security-policy') ?? '').replace(/'nonce-[\w-]+'/, "'nonce'");
