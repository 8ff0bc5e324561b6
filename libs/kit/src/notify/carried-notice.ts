import type { Notice } from './notice.ts';

/** Stored in this tab only, and only until the next page has read it. */
const STORAGE_KEY = 'notice';

/** Saves a notice for this tab's next page to show first. */
export function writeCarriedNotice({ title, body, kind }: Notice): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ title, body, kind }));
  } catch {
    // Storage is blocked: the notice ends with this page.
  }
}

/** The notice saved by the previous page, once. */
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
