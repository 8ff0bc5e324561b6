import { firstLanguage, type Language } from '@sannidhi/contracts';
import { useSyncExternalStore } from 'react';
import { en } from './en.ts';

/** Texts needed before the translator is loaded: the landing page and the loading states. */
export type Words = { [Section in keyof typeof en]: { [Key in keyof (typeof en)[Section]]: string } };
/** The contents of a language's file; missing texts fall back to English. */
export type Translation = { [Section in keyof Words]?: Partial<Words[Section]> };

interface Spoken {
  language: Language;
  words: Words;
}

let spoken: Spoken = { language: 'en', words: en };
const listeners = new Set<() => void>();

/** Switches to a language after loading its texts; English is always available. */
export async function speak(wish: string): Promise<void> {
  const language = firstLanguage([wish]);
  spoken = { language, words: await wordsIn(language) };
  for (const listener of listeners) listener();
  translateStaging(spoken.words);
}

/** The shell's own texts in a language: one chunk per file in this folder. */
export async function wordsIn(language: Language): Promise<Words> {
  if (language === 'en') return en;
  const translated: { words: Translation } = await import(
    /* webpackChunkName: "words-[request]", webpackInclude: /\/(?!en)[a-z]{2}\.ts$/ */ `./${language}.ts`
  );
  return over(translated.words);
}

const over = (translation: Translation): Words =>
  Object.fromEntries(
    Object.entries(en).map(([section, english]) => [section, { ...english, ...translation[section as keyof Words] }]),
  ) as Words;

/** The staging bar is part of the document, not of the app. */
function translateStaging({ page }: Words): void {
  const bar = typeof document === 'undefined' ? null : document.querySelector('.staging');
  if (bar) bar.textContent = page.staging;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => spoken;
const useSpoken = () => useSyncExternalStore(subscribe, current, current);

/** The shell's own texts in the page's language. */
export const useWords = (): Words => useSpoken().words;

/** The language of the shell's own texts now. */
export const spokenLanguage = (): Language => spoken.language;

/** The page's language. */
export const useLanguage = (): Language => useSpoken().language;

/** Fills values into a text's `{{placeholders}}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
