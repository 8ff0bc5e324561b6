import { LANGUAGE_CODES, type NounDeclaration, type NounTexts } from '@sannidhi/contracts';
import { registerMessages } from '../i18n/catalogs.ts';
import { i18n } from '../i18n/i18n.ts';

/** The catalog of the nouns' texts: states, audit records, errors. English is in their declarations. */
export const NOUN_WORDS = 'nouns';
i18n.addResourceBundle('en', NOUN_WORDS, {});
registerMessages(NOUN_WORDS, {
  ...Object.fromEntries(LANGUAGE_CODES.map((language) => [language, async () => ({ default: await textsIn(language) })])),
  en: async () => ({}),
});

/** Nouns from loaded remotes, which may be newer than this release of the kit. */
const brought = new Map<string, NounDeclaration>();
/** Them, in the order in which they came. */
export const broughtNouns = (): NounDeclaration[] => [...brought.values()];

/** Registers a remote's nouns with their states and changes; their texts in the current language are loaded when it resolves. */
export async function registerNouns(nouns: readonly NounDeclaration[]): Promise<void> {
  for (const noun of nouns) brought.set(noun.name, noun);
  const loaded = i18n.languages.filter((language) => language !== 'en' && i18n.hasResourceBundle(language, NOUN_WORDS));
  await Promise.all(loaded.map(async (language) => i18n.addResourceBundle(language, NOUN_WORDS, await broughtTexts(language), true, true)));
}

/**
 * The kit's own nouns, then those of remotes: the newer one wins. The declarations are loaded for a language other than English only, and not
 * from the contracts' index, which would bring all of it.
 */
async function textsIn(language: string): Promise<NounTexts> {
  const { mergedTexts, nounTexts } = await import('@sannidhi/contracts/noun-texts');
  return mergedTexts([await nounTexts(language), await broughtTexts(language)]);
}

async function broughtTexts(language: string): Promise<NounTexts> {
  const loaders = broughtNouns().flatMap(({ texts }) => texts?.[language] ?? []);
  if (loaders.length === 0) return {};
  const { mergedTexts } = await import('@sannidhi/contracts/noun-texts');
  return mergedTexts((await Promise.all(loaders.map((load) => load()))).map((part) => part.default));
}

/** The nouns' loaded texts in the user's language; empty in English. */
export const nounWords = (): NounTexts => i18n.getResourceBundle(i18n.language, NOUN_WORDS) ?? {};
