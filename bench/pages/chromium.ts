import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

/** A headless Chromium that also listens on a debugging port. */
export const launchChromium = (debuggingPort: number): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? PATHS.find((path) => existsSync(path)),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
    ],
  });
