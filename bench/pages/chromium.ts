import { type Browser, chromium } from '@playwright/test';

const MACHINE = new URL('../../scripts/machine/chromium.mjs', import.meta.url).href;

/** A headless Chromium that also listens on a debugging port: the one that `npm test` uses, installed if there is none. */
export async function launchChromium(debuggingPort: number, more: readonly string[] = []): Promise<Browser> {
  const { haveChromium } = (await import(MACHINE)) as { haveChromium: () => Promise<string | undefined> };
  const executablePath = await haveChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
      ...more,
    ],
  });
}
