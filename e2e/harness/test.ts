import { test as base, expect, type Page } from '@playwright/test';
import { PAGE_ERRORS_PATH } from '@sannidhi/contracts';
import { expectAccessible } from './accessibility.ts';
import { Outbox } from './outbox.ts';
import { type PlatformProcess, startPlatform } from './platform-process.ts';
import { keepScreen } from './screens.ts';

interface TestFixtures {
  outbox: Outbox;
  /** What goes wrong silently in the page: errors it reports as caught by nobody, and refusals of the content security policy. None may. */
  quietPage: undefined;
  /** Keeps a picture and checks accessibility: every screen a journey passes is looked at. */
  look: (name: string, page?: Page) => Promise<void>;
}

interface WorkerFixtures {
  platform: PlatformProcess;
}

/** Playwright's `test` on a platform of its own: one process with its own data for each worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  platform: [
    async ({ browserName: _browser }, use) => {
      const platform = await startPlatform();
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  outbox: async ({ platform }, use) => use(new Outbox(platform.url)),
  quietPage: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('request', (request) => {
        // The page takes in its errors itself and tells the server; a remote that fails to load is a journey of its own.
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
});

export { type Browser, expect, type Page } from '@playwright/test';
