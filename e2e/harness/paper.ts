import { expect, type Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';

/** A Letter page between its margins, in CSS pixels. */
const PAPER = { width: 700, height: 940 };

/** On paper, no word is broken over lines for lack of room, and nothing reaches beyond the edge. */
export async function expectPaper(page: Page, address: string) {
  const wide = page.viewportSize()!;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await expect.poll(() => brokenWords(page), `${address} on paper`).toEqual([]);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, `${address} on paper`).toBeLessThanOrEqual(0);
  await page.setViewportSize(wide);
  await page.emulateMedia({ media: null });
}
