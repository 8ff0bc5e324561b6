import list from './languages.json' with { type: 'json' };

/** A language of the interface by its code: `te`. */
export type Language = keyof typeof list;

interface LanguageFacts {
  /** Its own name. */
  name: string;
  /** For `Intl`: the region's names of months and days, Western digits in every language. */
  locale: string;
  /** The file name of its letters in the font packages. */
  script: string;
  /** Whether everything is translated. Where not, the parts that `scripts/checks/texts.mjs` lists are, and the rest reads in English. */
  complete: boolean;
}

/** The one list of languages. To add one, add a line to `languages.json` and its catalogs; see `docs/languages.md`. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = list;

/** English first: what a language lacks reads in it. */
export const LANGUAGE_CODES = Object.keys(list) as readonly Language[];

/** Whether the interface has a language. */
export const isLanguage = (wish: unknown): wish is Language => typeof wish === 'string' && Object.hasOwn(list, wish);

/** The first of some wishes (`te`, `te-IN`) that the interface has, else English. */
export const firstLanguage = (wishes: readonly (string | null | undefined)[]): Language =>
  wishes.map((wish) => wish?.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** A text in the languages that have it; English where one has not. */
export type Wording<Said = string> = Partial<Record<Language, Said>> & { en: Said };
export const saidIn = <Said>(wording: Wording<Said>, language: Language): Said => wording[language] ?? wording.en;
