import type { Browser } from '@playwright/test';
import { freePort, startPlatform } from '@sannidhi/e2e/platform';
import { SECRET_KEY } from '../giving/platform-side.ts';
import { launchChromium } from './chromium.ts';

export interface Visited {
  url: string;
  browser: Browser;
  debuggingPort: number;
  /** Where the platform's data is. */
  dataDir: string;
}

/** The built platform in its production setup with demo data, and a browser, started with `args` too, for as long as `work` takes. */
export async function withBrowser(work: (visited: Visited) => Promise<void>, args: readonly string[] = []) {
  const env = { NODE_ENV: 'production', STAGING: '1', SECRET_KEY, DEMO_DATA: 'small' };
  const platform = await startPlatform({ env });
  const debuggingPort = await freePort();
  const browser = await launchChromium(debuggingPort, args);
  try {
    await work({ url: platform.url, browser, debuggingPort, dataDir: platform.dataDir });
  } finally {
    await browser.close();
    await platform.stop();
  }
}
