import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's, headless first, or Google's; Playwright's own if there is none. */
const systemChromium = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));
const executablePath = process.env.CHROMIUM_PATH || systemChromium;

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './harness/seeded-platform.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // The second try is recorded and reported as flaky, never as passed.
  retries: 1,
  // One more than the number of processors, because a page spends part of its time waiting.
  workers: 3,
  // A busy machine is not a failure: only something that never happens takes this long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Recording takes a quarter of a journey's processor time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
  // A journey tagged for one screen size runs only in that project: the landing page has rows on large screens, cards on small ones.
  // Requests, responses and stored data are the same on every size (`@any-screen`), so those run once.
  projects: [
    { name: 'desktop', grepInvert: /@small-screen/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@large-screen|@any-screen/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
