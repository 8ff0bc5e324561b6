export type Language = 'en' | 'hi' | 'te' | 'ta' | 'kn' | 'gu';

export const LANGUAGES: readonly Language[] = ['en', 'hi', 'te', 'ta', 'kn', 'gu'];

/** One language's words for everything the calendar counts, each list in index order. */
export type CalendarNames = {
  vara: readonly string[];
  /** Pratipada to Chaturdashi, then Purnima, then Amavasya. */
  tithi: readonly string[];
  nakshatra: readonly string[];
  yoga: readonly string[];
  /** The seven that repeat, Bava to Vishti, then Shakuni, Chatushpada, Naga, Kimstughna. */
  karana: readonly string[];
  masa: readonly string[];
  rashi: readonly string[];
  paksha: readonly string[];
  ritu: readonly string[];
  ayana: readonly string[];
  samvatsara: readonly string[];
  tamil: readonly string[];
  malayalam: readonly string[];
  bengali: readonly string[];
  choghadiya: readonly string[];
  graha: readonly string[];
  adhika: string;
  nija: string;
};

/** Lists are written as one string each, to save bytes in the browser. */
export function split(list: string): readonly string[] {
  return list.split('|');
}
