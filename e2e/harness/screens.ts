import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../screens', import.meta.url));

/** With `SCREENS=1`: saves a screenshot for people to look at, `screens/<name>-<project>.png`. Nothing compares it. */
export async function keepScreen(page: Page, info: TestInfo, name: string) {
  await page.evaluate(() => document.fonts.ready);
  if (!process.env.SCREENS) return;
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}-${info.project.name}.png`), fullPage: true, animations: 'disabled' });
}
