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
 * the English text itself, figures written as `#`, so that one entry serves every limit. Unknown sentences stay as they are.
 */
export function translateSentence(sentence: string): string {
  const figures = sentence.match(FIGURE) ?? [];
  const known: unknown = i18n.getResource(i18n.language, SENTENCES, sentence.replace(FIGURE, '#'), {
    keySeparator: false,
    ignoreJSONStructure: false,
  });
  if (typeof known !== 'string') return sentence;
  let next = 0;
  return known.replace(/#/g, () => figures[next++] ?? '');
}

const FIGURE = /\d+(?:[.,]\d+)*/g;
