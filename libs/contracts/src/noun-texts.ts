import type { NounTexts } from './noun.ts';
import { NOUN_DECLARATIONS } from './nouns.ts';
import { platformMessages } from './platform-messages.ts';

type Load = () => Promise<{ default: NounTexts }>;

/** The texts of all nouns in a language; empty in English, which is in the declarations. */
export async function nounTexts(language: string): Promise<Required<NounTexts>> {
  const loaders = [platformMessages.texts as Readonly<Record<string, Load>>, ...NOUN_DECLARATIONS.map(({ texts }) => texts)].flatMap(
    (texts) => texts?.[language] ?? [],
  );
  return mergedTexts((await Promise.all(loaders.map((load) => load()))).map((part) => part.default));
}

/** Merges the texts of several nouns; for duplicate keys, the later one wins. */
export const mergedTexts = (parts: readonly NounTexts[]): Required<NounTexts> => ({
  audit: Object.assign({}, ...parts.map(({ audit }) => audit)),
  states: Object.assign({}, ...parts.map(({ states }) => states)),
  errors: Object.assign({}, ...parts.map(({ errors }) => errors)),
  messages: Object.assign({}, ...parts.map(({ messages }) => messages)),
});
