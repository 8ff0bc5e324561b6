import { readFileSync } from 'node:fs';

/** Where a year's reviewed text is. */
export const goldenFile = (year: number) => new URL(`./${year}.tsv`, import.meta.url);

/** The reviewed text of a year. */
export function reviewedTable(year: number): string {
  return readFileSync(goldenFile(year), 'utf8');
}
