import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { canInstallPackages, findCommand, installPackages } from './debian.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

const require = createRequire(import.meta.url);
/** Headless Chromium: the same pages with half the processor time. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';

/**
 * The path of a Chromium: the one named by `CHROMIUM_PATH`, Debian's headless one, another installed on the system, Playwright's own, or
 * one installed now.
 *
 * @returns {Promise<string | undefined>}
 */
export async function haveChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!findCommand(WITHOUT_WINDOWS) && canInstallPackages())
    await installPackages(WITHOUT_WINDOWS, ...(presentChromium() ? [] : ['fonts-noto-core'])).catch((error) =>
      console.error(error.message),
    );
  if (!presentChromium()) await downloadPlaywrights();
  return presentChromium();
}

const presentChromium = () =>
  findCommand(WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ?? playwrights();

function playwrights() {
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const downloadPlaywrights = () =>
  withProgress('Downloading Chromium', () => run('npx', ['playwright', 'install', 'chromium'], { timeoutMs: 5 * 60_000 }));
