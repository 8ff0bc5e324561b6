import type { Language } from '@sannidhi/panchanga/web';

export type Engine = typeof import('./engine.ts')['engine'];
/** First and last civil year, both included. */
export interface Years {
  from: number;
  to: number;
}

let engine: Engine | undefined;
const loaded = new Set<string>();

/** The library when it is here with the tables of these years and this language's names; else undefined. */
export function engineFor(years: Years, language: Language): Engine | undefined {
  return keysOf(years, language).every((key) => loaded.has(key)) ? engine : undefined;
}

/** Brings the library with what these years need, each part once. Rejects when the network fails or a year lies outside the tables. */
export async function loadEngine(years: Years, language: Language): Promise<void> {
  const { engine: arrived } = await import('./engine.ts');
  await arrived.loadYears(years.from, years.to, language);
  engine = arrived;
  for (const key of keysOf(years, language)) loaded.add(key);
}

/** One key for each decade, as the tables come. */
function keysOf({ from, to }: Years, language: Language): string[] {
  const keys: string[] = [];
  for (let decade = Math.floor(from / 10); decade <= Math.floor(to / 10); decade++) keys.push(`${decade}0s ${language}`);
  return keys;
}
