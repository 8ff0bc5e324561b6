import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's, Google's or Playwright's own when none of them is there. */
const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'].find((path) => existsSync(path));
const executablePath = process.env.CHROMIUM_PATH || systemChromium;

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // A second try on a busy machine is reported as flaky, never as passed.
  retries: process.env.CI === 'true' ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
  // A journey tagged for one size of screen belongs to that project alone: the landing page has rows on large screens, cards on small ones.
  projects: [
    { name: 'desktop', grepInvert: /@small-screen/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grepInvert: /@large-screen/, use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  ],
});
