import { type Area, type Role, roleOfArea } from '@sannidhi/contracts';
import { KitProvider } from '@sannidhi/kit';
import { i18n } from '@sannidhi/kit/i18n';
import type { ComponentProps, ReactNode } from 'react';
import '../remotes/kit-parts.ts';
import { speak, spokenLanguage } from '../words/words.ts';

type Density = ComponentProps<typeof KitProvider>['density'];

/** Devotee type is the largest, the office fits more on a screen, and a priest reads from a stand. */
const DENSITIES: Record<Role, Density> = { donor: 'devotee', 'temple-admin': 'office', superadmin: 'office', priest: 'priest' };

// The translator is loaded with the kit; from then on the shell's own texts follow its language.
i18n.on('languageChanged', (language: string) => void speak(language));
// The page came in the language of a cookie, which browsers forget sooner than the choice itself.
if (i18n.language !== spokenLanguage()) void speak(i18n.language);

/** Theme, styles with this page's nonce, and the query cache around one area. */
export const KitRoot = ({ area, children }: { area: Area; children: ReactNode }) => (
  <KitProvider density={DENSITIES[roleOfArea(area) ?? 'donor']} nonce={window.__nonce__ ?? ''}>
    {children}
  </KitProvider>
);
