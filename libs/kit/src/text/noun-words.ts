import {
  AUDIT_WORDS,
  type AuditAction,
  type Chip,
  LANGUAGE_CODES,
  mergedTexts,
  type NounDeclaration,
  type NounTexts,
  nounTexts,
  STATUS_CHIPS,
} from '@sannidhi/contracts';
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

/** Registers a remote's nouns with their states and changes; their texts in the current language are loaded when it resolves. */
export async function registerNouns(nouns: readonly NounDeclaration[]): Promise<void> {
  for (const noun of nouns) brought.set(noun.name, noun);
  const loaded = i18n.languages.filter((language) => language !== 'en' && i18n.hasResourceBundle(language, NOUN_WORDS));
  await Promise.all(loaded.map(async (language) => i18n.addResourceBundle(language, NOUN_WORDS, await broughtTexts(language), true, true)));
}

/** The kit's own nouns, then those of remotes: the newer one wins. */
async function textsIn(language: string): Promise<NounTexts> {
  return mergedTexts([await nounTexts(language), await broughtTexts(language)]);
}

async function broughtTexts(language: string): Promise<NounTexts> {
  const loaders = [...brought.values()].flatMap(({ texts }) => texts?.[language] ?? []);
  return mergedTexts((await Promise.all(loaders.map((load) => load()))).map((part) => part.default));
}

/** The nouns' loaded texts in the user's language; empty in English. */
export const nounWords = (): NounTexts => i18n.getResourceBundle(i18n.language, NOUN_WORDS) ?? {};
const auditWord = (what: string) =>
  [...brought.values()].map(({ audit }) => (audit as Readonly<Record<string, string>>)?.[what]).find(Boolean);

/** What happened, in words. An action newer than this release and the remotes reads as a change, never as its internal name. */
export const historyWord = (what: AuditAction): string =>
  nounWords().audit?.[what] ?? auditWord(what) ?? AUDIT_WORDS[what] ?? i18n.t('history.other', { ns: 'kit' });

type Machines = typeof STATUS_CHIPS;
const CHIPS: Readonly<Record<string, Readonly<Record<string, Chip>>>> = STATUS_CHIPS;

/** How a state looks, with its English word; one newer than this release and the remotes shows its internal name. */
export function stateChip(of: string, state: string): Chip {
  const own = [...brought.values()].map(({ states }) => states?.[of]?.[state]).find(Boolean);
  return own ?? CHIPS[of]?.[state] ?? { kind: 'neutral', icon: 'clock', word: state };
}

/** A state in words. */
export const stateWord = <Of extends keyof Machines & string>(of: Of, state: keyof Machines[Of] & string): string =>
  nounWords().states?.[of]?.[state] ?? stateChip(of, state).word;
