import {
  PAGE_ALIASES,
  type PageLayout,
  type RegistryDocument,
  type RemoteRelease,
  type RemoteRoute,
  SHELL_PATTERNS,
} from '@sannidhi/contracts';
import type { RouteObject } from 'react-router-dom';
import { LandingPage } from '../landing/landing-page.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import { AreaLayout } from './area-layout.tsx';
import { Root } from './root.tsx';
import { ShellCrash } from './shell-crash.tsx';
import { shellPage } from './shell-page.tsx';
import { UnknownPath } from './unknown-path.tsx';

/** Every page of the product: the shell's own, then what the registered releases declare, then not-found. */
export function routeTable(registry: RegistryDocument): RouteObject[] {
  const children: RouteObject[] = [
    { path: '/', element: <LandingPage /> },
    ...shellRoutes(),
    ...developmentRoutes(),
    ...registry.releases.flatMap(remoteRoutes),
    { path: '*', element: <UnknownPath /> },
  ];
  return [{ element: <Root />, errorElement: <ShellCrash />, children }];
}

const shellRoutes = (): RouteObject[] => [
  shellPage('/contact', async () => (await import('../pages/contact/contact-page.tsx')).ContactPage),
  shellPage('/contact-confirmation', async () => (await import('../pages/contact/contact-confirmation-page.tsx')).ContactConfirmationPage),
  shellPage('/terms-of-use', async () => (await import('../pages/words/legal-page.tsx')).TermsPage),
  shellPage('/privacy-policy', async () => (await import('../pages/words/legal-page.tsx')).PrivacyPage),
  shellPage('/profile-setup', async () => (await import('../pages/profile/profile-pages.tsx')).ProfileSetupPage),
  shellPage('/profile', async () => (await import('../pages/profile/profile-pages.tsx')).ProfilePage),
  shellPage('/qa-documentation', async () => (await import('../pages/qa/qa-page.tsx')).QaPage),
  shellPage(SHELL_PATTERNS.sandboxCheckout, async () => (await import('../pages/checkout/checkout-page.tsx')).CheckoutPage),
  shellPage(SHELL_PATTERNS.verifyReceipt, async () => (await import('../pages/receipt/verify-receipt-page.tsx')).VerifyReceiptPage),
];

/** The kit's gallery; a production build leaves it out. */
const developmentRoutes = (): RouteObject[] =>
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/dev/kit',
          lazy: async () => ({ Component: (await import(/* webpackChunkName: "gallery" */ '@sannidhi/kit/gallery')).KitGallery }),
        },
      ]
    : [];

const LAYOUTS: readonly PageLayout[] = ['area', 'plain'];

/** One parent per area and layout, so that a frame stays while its pages change. */
const remoteRoutes = (release: RemoteRelease): RouteObject[] =>
  LAYOUTS.map((layout) => ({
    element: <AreaLayout remote={release.name} layout={layout} />,
    children: release.routes.filter((route) => route.layout === layout).flatMap((route) => pageRoutes(release, route)),
  }));

const pageRoutes = (release: RemoteRelease, route: RemoteRoute): RouteObject[] =>
  [route.path, ...aliasesOf(route.path)].map((path) => ({
    path,
    element: <RemotePage key={route.path} release={release} route={route} />,
  }));

/** The other addresses a page answers to. `/donor/…` shows the same pages as `/devotee/…`. */
export function aliasesOf(path: string): string[] {
  const named = Object.keys(PAGE_ALIASES).filter((alias) => PAGE_ALIASES[alias] === path);
  return path.startsWith('/devotee/') ? [...named, `/donor/${path.slice('/devotee/'.length)}`] : named;
}
