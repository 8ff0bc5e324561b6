import type { Language } from './names/calendar-names.ts';
import { checkYear } from './place/civil-date.ts';
import { decadeOf } from './tables/layout.ts';
import { hasDecade, registerDecade } from './tables/registry.ts';
import { loadLanguage } from './words.ts';

export * from './core.ts';
export { loadLanguage };

const DECADES: Record<number, () => Promise<{ packed: string }>> = {
  1900: () => import(/* webpackChunkName: "panchanga-1900" */ './tables/decade-1900.generated.ts'),
  1910: () => import(/* webpackChunkName: "panchanga-1910" */ './tables/decade-1910.generated.ts'),
  1920: () => import(/* webpackChunkName: "panchanga-1920" */ './tables/decade-1920.generated.ts'),
  1930: () => import(/* webpackChunkName: "panchanga-1930" */ './tables/decade-1930.generated.ts'),
  1940: () => import(/* webpackChunkName: "panchanga-1940" */ './tables/decade-1940.generated.ts'),
  1950: () => import(/* webpackChunkName: "panchanga-1950" */ './tables/decade-1950.generated.ts'),
  1960: () => import(/* webpackChunkName: "panchanga-1960" */ './tables/decade-1960.generated.ts'),
  1970: () => import(/* webpackChunkName: "panchanga-1970" */ './tables/decade-1970.generated.ts'),
  1980: () => import(/* webpackChunkName: "panchanga-1980" */ './tables/decade-1980.generated.ts'),
  1990: () => import(/* webpackChunkName: "panchanga-1990" */ './tables/decade-1990.generated.ts'),
  2000: () => import(/* webpackChunkName: "panchanga-2000" */ './tables/decade-2000.generated.ts'),
  2010: () => import(/* webpackChunkName: "panchanga-2010" */ './tables/decade-2010.generated.ts'),
  2020: () => import(/* webpackChunkName: "panchanga-2020" */ './tables/decade-2020.generated.ts'),
  2030: () => import(/* webpackChunkName: "panchanga-2030" */ './tables/decade-2030.generated.ts'),
  2040: () => import(/* webpackChunkName: "panchanga-2040" */ './tables/decade-2040.generated.ts'),
  2050: () => import(/* webpackChunkName: "panchanga-2050" */ './tables/decade-2050.generated.ts'),
  2060: () => import(/* webpackChunkName: "panchanga-2060" */ './tables/decade-2060.generated.ts'),
  2070: () => import(/* webpackChunkName: "panchanga-2070" */ './tables/decade-2070.generated.ts'),
  2080: () => import(/* webpackChunkName: "panchanga-2080" */ './tables/decade-2080.generated.ts'),
  2090: () => import(/* webpackChunkName: "panchanga-2090" */ './tables/decade-2090.generated.ts'),
};

/**
 * Loads the tables of the decades that a span of years needs, about four kilobytes each, and a language's names; each decade's own table
 * covers the months and festivals at its edges. Synchronous if they are loaded already. Throws a `PanchangaRangeError` outside the tables.
 */
export async function loadYears(from: number, to: number = from, language: Language = 'en'): Promise<void> {
  checkYear(from);
  checkYear(to);
  const decades = Object.keys(DECADES).map(Number);
  const missing = decades.filter((decade) => decade >= decadeOf(from) && decade <= decadeOf(to) && !hasDecade(decade));
  await Promise.all([loadLanguage(language), ...missing.map(loadDecade)]);
}

async function loadDecade(decade: number): Promise<void> {
  const table = await DECADES[decade]?.();
  if (table) registerDecade(decade, table.packed);
}
