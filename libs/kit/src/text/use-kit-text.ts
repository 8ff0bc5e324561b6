import { useTranslation } from 'react-i18next';
import { registerMessages } from '../i18n/catalogs.ts';
import { i18n } from '../i18n/i18n.ts';
import type { Text } from '../i18n/use-text.ts';
import en from './en.json' with { type: 'json' };
import { NOUN_WORDS } from './noun-catalogs.ts';

// English ships with the components, so that their first use costs no further request; other languages load on demand.
i18n.addResourceBundle('en', 'kit', en);
registerMessages('kit', {
  en: async () => en,
  hi: () => import('./hi.json'),
  te: () => import('./te.json'),
  ta: () => import('./ta.json'),
  kn: () => import('./kn.json'),
  gu: () => import('./gu.json'),
});

/** The kit's own texts; those of the nouns are loaded with them. */
export function useKitText(): Text {
  const { t } = useTranslation(['kit', NOUN_WORDS], { i18n });
  return (key, values) => t(key, values ?? {});
}

/** A preset's name; a role composed by the temple keeps its own name. */
export function staffRoleWord(role: string): string {
  const key = `staffRole.${role}`;
  return i18n.exists(key, { ns: 'kit' }) ? i18n.t(key, { ns: 'kit' }) : role;
}
