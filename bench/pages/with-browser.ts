import { type Browser } from '@playwright/test';
import { freePort, startPlatform } from '@sannidhi/e2e/platform';
import { launchChromium } from './chromium.ts';

export interface Visited {
  url: string;
  browser: Browser;
  debuggingPort: number;
}

/** The built platform in its production setup with demo data, and a browser, for as long as `work` takes. */
export async function withBrowser(work: (visited: Visited) => Promise<void>) {
  const env = { NODE_ENV: 'production', STAGING: '1', SECRET_KEY: 'measured, never used for anything else', DEMO_DATA: 'small' };
  const platform = await startPlatform({ env });
  const debuggingPort = await freePort();
  const browser = await launchChromium(debuggingPort);
  try {
    await work({ url: platform.url, browser, debuggingPort });
  } finally {
    await browser.close();
    await platform.stop();
  }
}
