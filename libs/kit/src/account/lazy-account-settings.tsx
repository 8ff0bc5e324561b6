import { lazy, type ReactNode, Suspense } from 'react';
import { registerMessages } from '../i18n/catalogs.ts';
import { Skeletons } from '../ui/skeletons.tsx';
import type { AccountPart } from './account-settings.tsx';

registerMessages('kit-account', {
  en: () => import('./en.json'),
  hi: () => import('./hi.json'),
  te: () => import(/* webpackChunkName: "kit-parts-te" */ './te.json'),
  ta: () => import(/* webpackChunkName: "kit-parts-ta" */ './ta.json'),
  kn: () => import(/* webpackChunkName: "kit-parts-kn" */ './kn.json'),
  gu: () => import(/* webpackChunkName: "kit-parts-gu" */ './gu.json'),
});
const Settings = lazy(async () => ({ default: (await import('./account-settings.tsx')).AccountSettings }));
const OwnData = lazy(async () => ({ default: (await import('./own-data-card.tsx')).OwnDataCard }));
const News = lazy(async () => ({ default: (await import('./temple-news.tsx')).TempleNews }));

/** All account cards; only settings pages load them. */
export const AccountSettings = () => (
  <Suspense fallback={<Skeletons rows={6} />}>
    <Settings />
  </Suspense>
);

/** The account cards in one of a page's two columns. */
export const AccountColumn = ({ part }: { part: AccountPart }) => (
  <Suspense fallback={<Skeletons rows={6} />}>
    <Settings part={part} />
  </Suspense>
);

interface OwnDataCardProps {
  /** What the portal lets people do with their data besides downloading it. */
  children?: ReactNode;
}

/** A person's data, to download. A devotee's portal adds deletion to it; the others have it among the account cards. */
export const OwnDataCard = ({ children }: OwnDataCardProps) => (
  <Suspense fallback={<Skeletons rows={2} />}>
    <OwnData>{children}</OwnData>
  </Suspense>
);

/** What each of a person's temples may write about to them, and how. */
export const TempleNews = () => (
  <Suspense fallback={<Skeletons rows={3} />}>
    <News />
  </Suspense>
);
