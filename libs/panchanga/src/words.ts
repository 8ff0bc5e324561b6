/** The calendar's words without its reckoning, for screens that only name a tithi or a nakshatra. */
import type { Language } from './names/calendar-names.ts';
import { hasLanguage, type LanguagePack, registerLanguage } from './names/language-pack.ts';

export type { CalendarNames, Language } from './names/calendar-names.ts';
export { calendarNames } from './names/language-pack.ts';
export { nameOf } from './names/limb-names.ts';

/** Loads a language's names with its rules and reasons. */
export async function loadLanguage(language: Language): Promise<void> {
  if (!hasLanguage(language)) registerLanguage(language, (await PACKS[language]()).pack);
}

const PACKS: Record<Language, () => Promise<{ pack: LanguagePack }>> = {
  en: () => import(/* webpackChunkName: "panchanga-en" */ './names/pack.en.ts'),
  gu: () => import(/* webpackChunkName: "panchanga-gu" */ './names/pack.gu.ts'),
  hi: () => import(/* webpackChunkName: "panchanga-hi" */ './names/pack.hi.ts'),
  kn: () => import(/* webpackChunkName: "panchanga-kn" */ './names/pack.kn.ts'),
  ta: () => import(/* webpackChunkName: "panchanga-ta" */ './names/pack.ta.ts'),
  te: () => import(/* webpackChunkName: "panchanga-te" */ './names/pack.te.ts'),
};
