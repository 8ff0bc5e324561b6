import type { NounTexts } from './noun.ts';
import { NOUN_DECLARATIONS } from './nouns.ts';

type Load = () => Promise<{ default: NounTexts }>;
/** Words of the platform's own errors, by language. */
const PLATFORM_TEXTS: Readonly<Record<string, Load>> = {
  hi: () => import(/* webpackChunkName: "nouns-hi" */ './platform-errors.hi.json'),
  te: () => import(/* webpackChunkName: "nouns-te" */ './platform-errors.te.json'),
  ta: () => import(/* webpackChunkName: "nouns-ta" */ './platform-errors.ta.json'),
  kn: () => import(/* webpackChunkName: "nouns-kn" */ './platform-errors.kn.json'),
  gu: () => import(/* webpackChunkName: "nouns-gu" */ './platform-errors.gu.json'),
};

/** What all nouns say in a language; empty in English, whose words are in the declarations. */
export async function nounTexts(language: string): Promise<Required<NounTexts>> {
  const loaders = [PLATFORM_TEXTS, ...NOUN_DECLARATIONS.map(({ texts }) => texts)].flatMap((texts) => texts?.[language] ?? []);
  const parts = (await Promise.all(loaders.map((load) => load()))).map((part) => part.default);
  const merged = <Part extends keyof NounTexts>(part: Part): Required<NounTexts>[Part] =>
    Object.assign({}, ...parts.map((texts) => texts[part]));
  return { audit: merged('audit'), states: merged('states'), errors: merged('errors') };
}
