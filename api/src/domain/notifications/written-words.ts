import { LANGUAGE_FACTS, type Language } from '@sannidhi/contracts';
import type { NotificationWords } from './notification-kinds.ts';

/** Texts of one language by event, with `{{name}}` where a value goes. */
export type WrittenWords = Readonly<Record<string, NotificationWords>>;
type Written = Partial<Record<Language, WrittenWords>>;
type Values = Readonly<Record<string, string>>;

/**
 * The wordings of a kind in the languages that are written as texts. `said` chooses the text for some parameters and its values; dates in
 * them are formatted for the locale.
 */
export function wordsIn<Params>(
  written: Written,
  said: (params: Params, locale: string, language: Language) => { text: string; values: Values },
): Partial<Record<Language, (params: Params) => NotificationWords>> {
  const wordings = Object.entries(written).map(([code, texts]) => {
    const language = code as Language;
    const { locale } = LANGUAGE_FACTS[language];
    return [language, (params: Params) => fill(texts, said(params, locale, language))] as const;
  });
  return Object.fromEntries(wordings);
}

function fill(texts: WrittenWords, { text, values }: { text: string; values: Values }): NotificationWords {
  const { title = text, body = '' } = texts[text] ?? {};
  const filled = (words: string) => words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  return { title: filled(title), body: filled(body) };
}
