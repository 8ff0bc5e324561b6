import { readFileSync } from 'node:fs';

/** Where the reviewed text of a year lies. */
export const goldenFile = (year: number) => new URL(`./${year}.tsv`, import.meta.url);

/** The reviewed text of a year. */
export function reviewedTable(year: number): string {
  return readFileSync(goldenFile(year), 'utf8');
}
