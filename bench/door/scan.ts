import type { Page } from '@playwright/test';
import { FRAME_MS, MARK } from './film.ts';

/** From the frame that first shows a code until the answer is painted. */
export interface Scan {
  ms: number;
  /** The longest task meanwhile, in ms, or 0 if none took 50 ms. */
  longestTaskMs: number;
  answer: string;
}

/** A busy machine takes its time; what never happens is noticed. */
const LIMIT_MS = 60_000;
/** Looking at each frame would be work of its own. */
const LOOKS_MS = 500;
/** The title of an answer, which gets the focus. */
const ANSWER = 'h3[tabindex="-1"]';

/** Lets the next one come and scans their code, which the camera sees after so many frames. */
export async function scanNext(page: Page, frames: number): Promise<Scan> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.locator(ANSWER).waitFor({ state: 'detached' });
  await page.evaluate(watch, { frames, mark: MARK, frameMs: FRAME_MS, answer: ANSWER });
  await page.waitForFunction(() => globalThis.scan !== undefined, undefined, { timeout: LIMIT_MS, polling: LOOKS_MS });
  return page.evaluate(() => globalThis.scan as Scan);
}

declare global {
  var scan: Scan | undefined;
}

interface Watched {
  frames: number;
  mark: typeof MARK;
  frameMs: number;
  answer: string;
}

/** Runs in the page. The camera's first frames say when the one with the code will be shown: nothing else is watched from then on. */
function watch({ frames, mark, frameMs, answer }: Watched): void {
  globalThis.scan = undefined;
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  void Promise.all([globalThis.whenPainted(answer), globalThis.firstFrame({ mark, frameMs, until: frames - 5 })]).then(
    async ([{ atMs, text }, firstMs]) => {
      // The task that painted it is reported after it.
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
      observer.disconnect();
      const shownMs = firstMs + frames * frameMs;
      const during = tasks.filter(({ startTime, duration }) => startTime + duration > shownMs && startTime < atMs);
      globalThis.scan = { ms: atMs - shownMs, longestTaskMs: Math.max(0, ...during.map(({ duration }) => duration)), answer: text };
    },
  );
}
