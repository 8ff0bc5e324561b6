import type { Language } from '@sannidhi/panchanga/web';

export type Engine = typeof import('./engine.ts')['engine'];
/** First and last civil year, inclusive. */
export interface Years {
  from: number;
  to: number;
}

let engine: Engine | undefined;
const loaded = new Set<string>();

/** The library if it has loaded with these years' tables and this language's names; otherwise undefined. */
export function engineFor(years: Years, language: Language): Engine | undefined {
  return keysOf(years, language).every((key) => loaded.has(key)) ? engine : undefined;
}

/** Loads the library with what these years need, each part once. Rejects if the network fails or a year is outside the tables. */
export async function loadEngine(years: Years, language: Language): Promise<void> {
  const { engine: arrived } = await import(/* webpackChunkName: "panchanga-engine" */ './engine.ts');
  await arrived.loadYears(years.from, years.to, language);
  engine = arrived;
  for (const key of keysOf(years, language)) loaded.add(key);
}

/** One key per decade, as the tables are split. */
function keysOf({ from, to }: Years, language: Language): string[] {
  const keys: string[] = [];
  for (let decade = Math.floor(from / 10); decade <= Math.floor(to / 10); decade++) keys.push(`${decade}0s ${language}`);
  return keys;
}
