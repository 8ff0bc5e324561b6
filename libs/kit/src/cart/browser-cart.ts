import type { LineKind } from '@sannidhi/contracts';
import { create } from 'zustand';

/** Something to add to the cart, from whichever page sells it. */
export interface NewCartLine {
  templeSlug: string;
  kind: LineKind;
  /** What is asked for, as the kind's own schema takes it; a donation's is `{ fundId, amountCents }`. */
  item: object;
  /** What to show until the server has priced it. */
  label: string;
  amountCents: number;
}

/** The same under the id it keeps in the cart. */
export interface BrowserCartLine extends NewCartLine {
  id: string;
}

const STORAGE_KEY = 'cart';

/** Lines added before signing in. They survive a reload and are shared by the browser's tabs. */
export const browserCart = create<{ lines: readonly BrowserCartLine[] }>(() => ({ lines: [] }));
browserCart.setState({ lines: storedLines() });

/** Keeps a line in this browser. */
export const keepInBrowser = (line: BrowserCartLine): void => store([...storedLines().filter(({ id }) => id !== line.id), line]);

/** Forgets a line: it was removed, or the account's cart has it. */
export const forgetInBrowser = (lineId: string): void => store(storedLines().filter(({ id }) => id !== lineId));

// Another tab changed it.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) browserCart.setState({ lines: storedLines() });
});

function store(lines: readonly BrowserCartLine[]): void {
  try {
    if (lines.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(lines));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Full or blocked: they last as long as the page.
  }
  browserCart.setState({ lines });
}

function storedLines(): readonly BrowserCartLine[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine) : [];
  } catch {
    return browserCart.getState().lines;
  }
}

function isLine(value: unknown): value is BrowserCartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, templeSlug, kind, item, label, amountCents } = value as Partial<Record<keyof BrowserCartLine, unknown>>;
  const isText = [id, templeSlug, kind, label].every((part) => typeof part === 'string');
  return isText && typeof item === 'object' && item !== null && Number.isSafeInteger(amountCents);
}
