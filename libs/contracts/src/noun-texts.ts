import type { NounTexts } from './noun.ts';
import { NOUN_DECLARATIONS } from './nouns.ts';
import { platformMessages } from './platform-messages.ts';

type Load = () => Promise<{ default: NounTexts }>;

/** What all nouns say in a language; empty in English, whose words are in the declarations. */
export async function nounTexts(language: string): Promise<Required<NounTexts>> {
  const loaders = [platformMessages.texts as Readonly<Record<string, Load>>, ...NOUN_DECLARATIONS.map(({ texts }) => texts)].flatMap(
    (texts) => texts?.[language] ?? [],
  );
  const parts = (await Promise.all(loaders.map((load) => load()))).map((part) => part.default);
  const merged = <Part extends keyof NounTexts>(part: Part): Required<NounTexts>[Part] =>
    Object.assign({}, ...parts.map((texts) => texts[part]));
  return { audit: merged('audit'), states: merged('states'), errors: merged('errors'), messages: merged('messages') };
}
