import { AUDIT_WORDS, type AuditAction, type NounTexts, nounTexts, STATUS_CHIPS } from '@sannidhi/contracts';
import { registerMessages } from '../i18n/catalogs.ts';
import { i18n } from '../i18n/i18n.ts';

/** The catalog of what nouns say: states, records of changes, errors. English is in their declarations. */
export const NOUN_WORDS = 'nouns';
i18n.addResourceBundle('en', NOUN_WORDS, {});
registerMessages(NOUN_WORDS, { en: async () => ({}), hi: async () => ({ default: await nounTexts('hi') }) });

const texts = (): NounTexts => i18n.getResourceBundle(i18n.language, NOUN_WORDS) ?? {};

/** What happened in words. An action newer than this release is a change, never its internal name. */
export const historyWord = (what: AuditAction): string =>
  texts().audit?.[what] ?? AUDIT_WORDS[what] ?? i18n.t('history.other', { ns: 'kit' });

type Machines = typeof STATUS_CHIPS;
/** A state in words; one newer than this release as its internal name. */
export function stateWord<Of extends keyof Machines & string>(of: Of, state: keyof Machines[Of] & string): string {
  const chips: Readonly<Record<string, Readonly<Record<string, { word: string }>>>> = STATUS_CHIPS;
  return texts().states?.[of]?.[state] ?? chips[of]?.[state]?.word ?? state;
}
