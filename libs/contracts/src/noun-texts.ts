import type { NounTexts } from './noun.ts';
import { NOUN_DECLARATIONS } from './nouns.ts';
import { platformMessages } from './platform-messages.ts';

type Load = () => Promise<{ default: NounTexts }>;

/** What all nouns say in a language; empty in English, whose words are in the declarations. */
export async function nounTexts(language: string): Promise<Required<NounTexts>> {
  const loaders = [platformMessages.texts as Readonly<Record<string, Load>>, ...NOUN_DECLARATIONS.map(({ texts }) => texts)].flatMap(
    (texts) => texts?.[language] ?? [],
  );
  return mergedTexts((await Promise.all(loaders.map((load) => load()))).map((part) => part.default));
}

/** Several nouns' words as one; where two have the same key, the later wins. */
export const mergedTexts = (parts: readonly NounTexts[]): Required<NounTexts> => ({
  audit: Object.assign({}, ...parts.map(({ audit }) => audit)),
  states: Object.assign({}, ...parts.map(({ states }) => states)),
  errors: Object.assign({}, ...parts.map(({ errors }) => errors)),
  messages: Object.assign({}, ...parts.map(({ messages }) => messages)),
});
