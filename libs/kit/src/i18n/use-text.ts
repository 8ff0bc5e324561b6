import { useTranslation } from 'react-i18next';
import { i18n } from './i18n.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** Looks a text up by its dotted key; `{{name}}` takes values, `count` picks the plural form. */
export type Text = (key: string, values?: TextValues) => string;

/**
 * The texts of one catalog in the current language, `const text = useText('mfe-devotee')`.
 * Suspends while the catalog loads, so a screen never shows keys.
 */
export function useText(namespace: string): Text {
  const { t } = useTranslation(namespace, { i18n });
  return (key, values) => t(key, values ?? {});
}

/** A text outside React (document titles); the catalog must be loaded. */
export const textOf = (namespace: string, key: string, values: TextValues = {}): string => i18n.t(key, { ns: namespace, ...values });

/** The catalog whose keys are English sentences. */
export const SENTENCES = 'sentences';

/**
 * Translates a sentence that arrives in English (a validation rule of the contracts, an answer of the API). Its catalog holds each under
 * the English text itself, figures written as `#`, so that one entry serves every limit, and what a person wrote as `*`: "Gift, *" keeps
 * the giver's name. Unknown sentences stay as they are.
 */
export function translateSentence(sentence: string): string {
  const catalog: unknown = i18n.getResourceBundle(i18n.language, SENTENCES);
  if (!isCatalog(catalog)) return sentence;
  const whole = catalog[sentence.replace(FIGURE, '#')];
  if (whole !== undefined) return filled(whole, sentence.match(FIGURE) ?? []);
  for (const [english, translated] of Object.entries(catalog)) {
    const named = english.includes('*') && patternOf(english).exec(sentence);
    if (named) return filled(translated, named.slice(1).map(translateSentence));
  }
  return sentence;
}

function filled(translated: string, values: readonly string[]): string {
  let next = 0;
  return translated.replace(/[#*]/g, () => values[next++] ?? '');
}

const isCatalog = (bundle: unknown): bundle is Readonly<Record<string, string>> => typeof bundle === 'object' && bundle !== null;
const patternOf = (english: string): RegExp =>
  new RegExp(
    `^${english
      .replace(/[$.?+()]/g, '\\$&')
      .replaceAll('*', '(.+)')
      .replaceAll('#', `(${FIGURE.source})`)}$`,
  );
const FIGURE = /\d+(?:[.,]\d+)*/g;
