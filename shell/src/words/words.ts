import type { Language } from '@sannidhi/kit/languages';
import { useSyncExternalStore } from 'react';
import { en } from './en.ts';

/** Texts of what must read before the translator is loaded: the landing page and the states of loading. */
export type Words = { [Section in keyof typeof en]: { [Key in keyof (typeof en)[Section]]: string } };

interface Spoken {
  language: Language;
  words: Words;
}

let spoken: Spoken = { language: 'en', words: en };
const listeners = new Set<() => void>();

/** Speaks a language from now on; its words are loaded first, English is always there. */
export async function speak(wish: string): Promise<void> {
  const language: Language = wish === 'hi' ? 'hi' : 'en';
  const words = language === 'hi' ? (await import(/* webpackChunkName: "words-hi" */ './hi.ts')).hi : en;
  spoken = { language, words };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => spoken;
const useSpoken = () => useSyncExternalStore(subscribe, current, current);

/** The shell's own texts in the page's language. */
export const useWords = (): Words => useSpoken().words;

/** The page's language. */
export const useLanguage = (): Language => useSpoken().language;

/** Puts values into a text's `{{places}}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
