import { lazy, Suspense } from 'react';
import { registerMessages } from '../i18n/catalogs.ts';
import { Skeletons } from '../ui/skeletons.tsx';

registerMessages('kit-account', { en: () => import('./en.json'), hi: () => import('./hi.json') });
const Settings = lazy(async () => ({ default: (await import('./account-settings.tsx')).AccountSettings }));

/** The account cards; only settings pages load them. */
export const AccountSettings = () => (
  <Suspense fallback={<Skeletons rows={6} />}>
    <Settings />
  </Suspense>
);
