import list from './languages.json' with { type: 'json' };

/** An interface language by its code: `te`. */
export type Language = keyof typeof list;

interface LanguageFacts {
  /** Its own name. */
  name: string;
  /** For `Intl`: the region's names of months and days, Western digits in every language. */
  locale: string;
  /** The name of its script in the font packages' file names. */
  script: string;
  /**
   * Whether everything is translated. If not, only the texts that `scripts/checks/texts.mjs` lists are, and the rest falls back to English.
   */
  complete: boolean;
}

/** The one list of languages. To add one, add a line to `languages.json` and its catalogs; see `docs/languages.md`. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = list;

/** English first: it is the fallback. */
export const LANGUAGE_CODES = Object.keys(list) as readonly Language[];

/** Whether the interface supports a language. */
export const isLanguage = (wish: unknown): wish is Language => typeof wish === 'string' && Object.hasOwn(list, wish);

/** The first preference (`te`, `te-IN`) that the interface supports, otherwise English. */
export const firstLanguage = (wishes: readonly (string | null | undefined)[]): Language =>
  wishes.map((wish) => wish?.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** A text in the languages that have it; English in those that don't. */
export type Wording<Said = string> = Partial<Record<Language, Said>> & { en: Said };
export const saidIn = <Said>(wording: Wording<Said>, language: Language): Said => wording[language] ?? wording.en;

/** The language that `saidIn` answers in: the one asked for, or English. Dates beside the text are in it too. */
export const writtenIn = (wording: Wording<unknown>, language: Language): Language => (wording[language] === undefined ? 'en' : language);
