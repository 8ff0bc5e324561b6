import { currentLanguage, type Language } from '@sannidhi/kit';
import { calendarNames, festivalName, loadLanguage, nameOf } from '@sannidhi/panchanga/web';
import { use } from 'react';

const HALF_MONTH = 15;
const NEW_MOON = 30;

/** Names of tithis (1–30), nakshatras (1–27) and rashis (1–12) in the user's language. */
export interface LunarWords {
  /** "Shukla Panchami"; `bare` is "Panchami". Full and new Moon never have their half. */
  tithi: (index: number, bare?: boolean) => string;
  nakshatra: (index: number) => string;
  rashi: (index: number) => string;
  /** Of a lunar month, 1–12. */
  month: (index: number) => string;
  festival: (id: string) => string;
}

const loading = new Map<Language, Promise<LunarWords>>();

/** Suspends until the names have loaded; the route shows a failure, and its retry loads them again. */
export function useLunarWords(): LunarWords {
  return use(wordsOf(currentLanguage()));
}

function wordsOf(language: Language): Promise<LunarWords> {
  const known = loading.get(language);
  if (known) return known;
  const words = loadLanguage(language).then(() => wordsIn(language));
  loading.set(language, words);
  words.catch(() => loading.delete(language));
  return words;
}

function wordsIn(language: Language): LunarWords {
  const names = calendarNames(language);
  const tithi = (index: number, bare = false) => {
    const word = nameOf('tithi', index, names);
    return bare || index === HALF_MONTH || index === NEW_MOON ? word : `${names.paksha[index > HALF_MONTH ? 1 : 0]} ${word}`;
  };
  return {
    tithi,
    nakshatra: (index) => nameOf('nakshatra', index, names),
    rashi: (index) => names.rashi[index - 1] ?? '',
    month: (index) => names.masa[index - 1] ?? '',
    festival: (id) => festivalName(id, language),
  };
}
