import { currentLanguage, type Language } from '@sannidhi/kit';
import { type CalendarNames, calendarNames, loadLanguage, nameOf } from '@sannidhi/panchanga/words';
import { use } from 'react';

/** The calendar's words in the user's language; indices are 1-based as everywhere. */
export interface CalendarWords {
  names: CalendarNames;
  nakshatra: (index: number) => string;
  rashi: (index: number) => string;
  /** `Shukla Panchami`; full and new Moon without their half. */
  tithi: (index: number) => string;
  month: (index: number) => string;
}

const FULL_MOON = 15;
const NEW_MOON = 30;
const loading = new Map<Language, Promise<CalendarWords>>();

/** Suspends until the words have loaded; the route shows a failure, and its retry loads them again. */
export function useCalendarWords(): CalendarWords {
  return use(wordsIn(currentLanguage()));
}

function wordsIn(language: Language): Promise<CalendarWords> {
  const known = loading.get(language);
  if (known) return known;
  const words = loadLanguage(language).then(() => wordsOf(calendarNames(language)));
  loading.set(language, words);
  words.catch(() => loading.delete(language));
  return words;
}

function wordsOf(names: CalendarNames): CalendarWords {
  const tithi = (index: number) => {
    const word = nameOf('tithi', index, names);
    return index === FULL_MOON || index === NEW_MOON ? word : `${names.paksha[index > FULL_MOON ? 1 : 0]} ${word}`;
  };
  return {
    names,
    nakshatra: (index) => nameOf('nakshatra', index, names),
    rashi: (index) => names.rashi[index - 1] ?? '',
    tithi,
    month: (index) => names.masa[index - 1] ?? '',
  };
}
