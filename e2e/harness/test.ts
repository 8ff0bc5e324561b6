import { test as base, expect, type Page } from '@playwright/test';
import { PAGE_ERRORS_PATH } from '@sannidhi/contracts';
import { expectAccessible } from './accessibility.ts';
import { Outbox } from './outbox.ts';
import type { PlatformProcess } from './platform-process.ts';
import { keepScreen } from './screens.ts';
import { startSeededPlatform } from './seeded-platform.ts';

interface TestFixtures {
  outbox: Outbox;
  /** Silent errors in the page: uncaught errors it reports, and violations of the content security policy. None are allowed. */
  quietPage: undefined;
  /** Whether public screens wait for their first use, as they do for people; elsewhere their app starts with the page. */
  waitsForUse: boolean;
  /** Checks accessibility, and saves a screenshot if asked to: a journey does this for every screen. */
  look: (name: string, page?: Page) => Promise<void>;
  /** The same at 1440 and 390 px, for what a journey at one size meets only there. */
  lookAtBoth: (name: string, page?: Page) => Promise<void>;
}

interface WorkerFixtures {
  platform: PlatformProcess;
}

const BOTH_WIDTHS = [1440, 390];
const HEIGHT = 900;

/** Playwright's `test` with a separate platform: one process with its own data per worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  platform: [
    async ({ browserName: _browser }, use) => {
      const platform = await startSeededPlatform();
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  outbox: async ({ platform }, use) => use(new Outbox(platform.url)),
  waitsForUse: [false, { option: true }],
  page: async ({ page, waitsForUse }, use) => {
    if (!waitsForUse) await page.addInitScript(startPaintedApps);
    await use(page);
  },
  quietPage: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('request', (request) => {
        // The page catches its own errors and reports them to the server; a remote that fails to load has its own journey.
        if (request.url().endsWith(PAGE_ERRORS_PATH) && request.postDataJSON().kind !== 'load-failure')
          problems.push(request.postData() ?? '');
      });
      page.on('console', (message) => /content security policy|refused to/i.test(message.text()) && problems.push(message.text()));
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  look: async ({ page }, use, info) =>
    use(async (name, other = page) => {
      await keepScreen(other, info, name);
      await expectAccessible(other);
    }),
  lookAtBoth: async ({ page, look }, use) =>
    use(async (name, other = page) => {
      const size = other.viewportSize();
      for (const width of BOTH_WIDTHS) {
        await other.setViewportSize({ width, height: HEIGHT });
        await look(`${name}-${width}`, other);
      }
      if (size) await other.setViewportSize(size);
    }),
});

/** A key that does nothing else is a sign of use. */
export function startPaintedApps() {
  addEventListener('load', () => {
    if (document.getElementById('paint')) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  });
}

export { type Browser, expect, type Page } from '@playwright/test';
