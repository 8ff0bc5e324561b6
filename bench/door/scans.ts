import type { Page } from '@playwright/test';
import { signIn } from '@sannidhi/e2e/api-client';
import { enterAs } from '@sannidhi/e2e/enter-as';
import { LINE } from '../pages/landing.ts';
import { tellPaints } from '../pages/tell-paints.ts';
import type { Visited } from '../pages/with-browser.ts';
import type { Film } from './film.ts';
import { tellFrames } from './first-frame.ts';
import type { FullDoor } from './full-door.ts';
import { picture } from './picture.ts';
import { type Scan, scanNext } from './scan.ts';

/** A second before a code comes, and up to seven frames more: the page doesn't look at each frame. */
const BEFORE = { frames: 30, more: 8 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US' };

/** Which of the two reads codes: the browser's own, or the small one that is served where there is none. */
export type Decoder = 'built-in' | 'served';

/** Shows each code to the door's camera. The first one isn't counted: the camera and the code's reader start with it. */
export async function scanAll({ url, browser }: Visited, door: FullDoor, film: Film): Promise<{ scans: Scan[]; decoder: Decoder }> {
  const [before, first, ...others] = await drawn(await browser.newPage(), door.codes);
  if (!before || !first) throw new Error('No ticket to show.');
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await enterAs(page, await signIn(url, door.helper, 'donor'));
  await page.addInitScript(tellPaints);
  await page.addInitScript(tellFrames);
  await page.goto(`${url}/devotee/door/${door.occurrenceId}`);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: LINE.cpuSlowdown });
  film.show(before, BEFORE.frames, first);
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await page.getByRole('heading', { level: 3, name: 'Welcome' }).waitFor();
  const scans = [];
  for (const [index, code] of others.entries()) {
    const frames = BEFORE.frames + (index % BEFORE.more);
    film.show(before, frames, code);
    scans.push(await scanNext(page, frames));
  }
  const decoder = (await page.evaluate(hasOwn)) ? 'built-in' : 'served';
  await context.close();
  return { scans, decoder };
}

/** A phone without a code, then with each of them. */
async function drawn(page: Page, codes: readonly string[]): Promise<Buffer[]> {
  const pictures = [await picture(page)];
  for (const code of codes) pictures.push(await picture(page, code));
  await page.close();
  return pictures;
}

/** Runs in the page, as the door decides it. */
async function hasOwn(): Promise<boolean> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: { getSupportedFormats(): Promise<string[]> } };
  return (await BarcodeDetector?.getSupportedFormats().catch((): string[] => []))?.includes('qr_code') ?? false;
}
