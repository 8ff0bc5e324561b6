import type { Language } from './names/calendar-names.ts';
import { registerLanguage } from './names/language-pack.ts';
import { checkYear } from './place/civil-date.ts';
import { decadeOf } from './tables/layout.ts';
import { hasDecade, registerDecade } from './tables/registry.ts';

export * from './core.ts';

const DECADES: Record<number, () => Promise<{ packed: string }>> = {
  1900: () => import('./tables/decade-1900.generated.ts'),
  1910: () => import('./tables/decade-1910.generated.ts'),
  1920: () => import('./tables/decade-1920.generated.ts'),
  1930: () => import('./tables/decade-1930.generated.ts'),
  1940: () => import('./tables/decade-1940.generated.ts'),
  1950: () => import('./tables/decade-1950.generated.ts'),
  1960: () => import('./tables/decade-1960.generated.ts'),
  1970: () => import('./tables/decade-1970.generated.ts'),
  1980: () => import('./tables/decade-1980.generated.ts'),
  1990: () => import('./tables/decade-1990.generated.ts'),
  2000: () => import('./tables/decade-2000.generated.ts'),
  2010: () => import('./tables/decade-2010.generated.ts'),
  2020: () => import('./tables/decade-2020.generated.ts'),
  2030: () => import('./tables/decade-2030.generated.ts'),
  2040: () => import('./tables/decade-2040.generated.ts'),
  2050: () => import('./tables/decade-2050.generated.ts'),
  2060: () => import('./tables/decade-2060.generated.ts'),
  2070: () => import('./tables/decade-2070.generated.ts'),
  2080: () => import('./tables/decade-2080.generated.ts'),
  2090: () => import('./tables/decade-2090.generated.ts'),
};

/**
 * Loads the tables of the decades a span of years needs, about four kilobytes each; months and festivals at a decade's
 * edge are covered by its own table. Answers at once when they are there. Throws a `PanchangaRangeError` outside the tables.
 */
export async function loadYears(from: number, to: number = from): Promise<void> {
  checkYear(from);
  checkYear(to);
  const decades = Object.keys(DECADES).map(Number);
  await Promise.all(decades.filter((decade) => decade >= decadeOf(from) && decade <= decadeOf(to) && !hasDecade(decade)).map(loadDecade));
}

async function loadDecade(decade: number): Promise<void> {
  const table = await DECADES[decade]?.();
  if (table) registerDecade(decade, table.packed);
}

/** Loads a language's names (and Hindi's reasons); English is always there. */
export async function loadLanguage(language: Language): Promise<void> {
  const pack = await PACKS[language]?.();
  if (pack) registerLanguage(language, pack);
}

const PACKS: Partial<Record<Language, () => Promise<Parameters<typeof registerLanguage>[1]>>> = {
  gu: async () => {
    const [calendar, festivals] = await Promise.all([import('./names/calendar.gu.ts'), import('./names/festivals.gu.ts')]);
    return { calendar: calendar.gu, festivals: festivals.gu };
  },
  hi: async () => {
    const [calendar, festivals, reasons] = await Promise.all([
      import('./names/calendar.hi.ts'),
      import('./names/festivals.hi.ts'),
      import('./names/reasons.hi.ts'),
    ]);
    return { calendar: calendar.hi, festivals: festivals.hi, reasons: reasons.hi };
  },
  kn: async () => {
    const [calendar, festivals] = await Promise.all([import('./names/calendar.kn.ts'), import('./names/festivals.kn.ts')]);
    return { calendar: calendar.kn, festivals: festivals.kn };
  },
  ta: async () => {
    const [calendar, festivals] = await Promise.all([import('./names/calendar.ta.ts'), import('./names/festivals.ta.ts')]);
    return { calendar: calendar.ta, festivals: festivals.ta };
  },
  te: async () => {
    const [calendar, festivals] = await Promise.all([import('./names/calendar.te.ts'), import('./names/festivals.te.ts')]);
    return { calendar: calendar.te, festivals: festivals.te };
  },
};
