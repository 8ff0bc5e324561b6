import { registerMessages } from '../i18n/catalogs.ts';
import { i18n } from '../i18n/i18n.ts';
import { type Text, useText } from '../i18n/use-text.ts';
import en from './en.json' with { type: 'json' };

// English travels with the parts, so that their first use costs no further request; other languages load on demand.
i18n.addResourceBundle('en', 'kit', en);
registerMessages('kit', { en: async () => en, hi: () => import('./hi.json') });

/** The kit's own words. */
export const useKitText = (): Text => useText('kit');
