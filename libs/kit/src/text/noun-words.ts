import { AUDIT_WORDS, type AuditAction, type Chip, STATUS_CHIPS } from '@sannidhi/contracts';
import { i18n } from '../i18n/i18n.ts';
import { broughtNouns, nounWords } from './noun-catalogs.ts';

const auditWord = (what: string) =>
  broughtNouns()
    .map(({ audit }) => (audit as Readonly<Record<string, string>>)?.[what])
    .find(Boolean);

/** What happened, in words. An action newer than this release and the remotes reads as a change, never as its internal name. */
export const historyWord = (what: AuditAction): string =>
  nounWords().audit?.[what] ?? auditWord(what) ?? AUDIT_WORDS[what] ?? i18n.t('history.other', { ns: 'kit' });

type Machines = typeof STATUS_CHIPS;
const CHIPS: Readonly<Record<string, Readonly<Record<string, Chip>>>> = STATUS_CHIPS;

/** How a state looks, with its English word; one newer than this release and the remotes shows its internal name. */
export function stateChip(of: string, state: string): Chip {
  const own = broughtNouns()
    .map(({ states }) => states?.[of]?.[state])
    .find(Boolean);
  return own ?? CHIPS[of]?.[state] ?? { kind: 'neutral', icon: 'clock', word: state };
}

/** A state in words. */
export const stateWord = <Of extends keyof Machines & string>(of: Of, state: keyof Machines[Of] & string): string =>
  nounWords().states?.[of]?.[state] ?? stateChip(of, state).word;
