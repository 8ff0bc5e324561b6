import type { Notice } from './notice.ts';

/** Kept in this tab alone, and only until the next page has read it. */
const STORAGE_KEY = 'notice';

/** Writes down what the next page of this tab says first. */
export function writeCarriedNotice({ title, body, kind }: Notice): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ title, body, kind }));
  } catch {
    // Blocked storage: the notice ends with this page.
  }
}

/** What the page before left to be said, once. */
export function takeCarriedNotice(): Notice | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    sessionStorage.removeItem(STORAGE_KEY);
    return isNotice(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isNotice = (value: unknown): value is Notice =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
