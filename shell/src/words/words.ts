import { createContext, useContext } from 'react';
import { en } from './en.ts';

/** Texts of what must read before the translator is loaded: the landing page and the states of loading. */
export type Words = { [Section in keyof typeof en]: { [Key in keyof (typeof en)[Section]]: string } };

export const WordsContext = createContext<Words>(en);

/** The shell's own texts in the page's language. */
export const useWords = () => useContext(WordsContext);

/** The texts of a language; English where there are none. */
export async function loadWords(language: string): Promise<Words> {
  return language === 'hi' ? (await import(/* webpackChunkName: "words-hi" */ './hi.ts')).hi : en;
}

/** Puts values into a text's `{{places}}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
