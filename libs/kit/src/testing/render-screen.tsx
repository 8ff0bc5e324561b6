import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { CurrentUser, NounDeclaration } from '@sannidhi/contracts';
import { type RenderResult, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import type { AreaMessages } from '../area/area-messages.ts';
import { KitProvider } from '../frame/kit-provider.tsx';
import { changeLanguage, loadMessages } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { Toaster } from '../notify/toaster.tsx';
import { queryClient } from '../query/query-client.ts';
import { sessionStore } from '../session/session-store.ts';
import { registerNouns } from '../text/noun-catalogs.ts';
import type { Density } from '../theme/scale-tokens.ts';
import './owner-stacks.ts';

export interface RenderScreenOptions {
  /** The screen's URL; links show as "At <path>". */
  at?: string;
  /** What the screen before gave along. */
  state?: unknown;
  /** The route's pattern, if the screen reads params. */
  path?: string;
  user?: CurrentUser;
  density?: Density;
  language?: Language;
  /** Nouns the area provides. */
  nouns?: readonly NounDeclaration[];
  /** The area's catalogs, by namespace. */
  messages?: Readonly<Record<string, AreaMessages>>;
}

export interface RenderedScreen extends RenderResult {
  user: ReturnType<typeof userEvent.setup>;
  /** The app's current URL, including the query. */
  address: () => string;
  /** What the current location was given along. */
  state: () => unknown;
}

/**
 * jsdom evaluates every rule for every element it is asked about; outside the page the styles cost nothing, and tests can't see them anyway.
 * A rule is put together once, however many screens a suite draws.
 */
const styles = document.createElement('div');
const knownStyles = createCache({ key: 'k', container: styles });

/** Renders a screen as the shell would: router, theme, session, texts, an empty query cache and the toaster. */
export async function renderScreen(screen: ReactElement, options: RenderScreenOptions = {}): Promise<RenderedScreen> {
  const { at = '/', state, path = '*', user, density = 'devotee', language = 'en', messages = {}, nouns = [] } = options;
  queryClient.clear();
  sessionStore.setState(user ? { status: 'authenticated', user } : { status: 'unauthenticated', user: undefined });
  await changeLanguage(language);
  await registerNouns(nouns);
  for (const [namespace, catalogs] of Object.entries(messages)) await loadMessages(namespace, catalogs);
  const frame = (page: ReactNode) => (
    <KitProvider density={density} styleContainer={styles}>
      <CacheProvider value={knownStyles}>
        <Suspense fallback={null}>{page}</Suspense>
        <Toaster />
      </CacheProvider>
    </KitProvider>
  );
  const router = createMemoryRouter(
    [{ path, element: frame(screen) }, ...(path === '*' ? [] : [{ path: '*', element: frame(<p>Elsewhere</p>) }])],
    {
      initialEntries: [toEntry(at, state)],
    },
  );
  const result = render(<RouterProvider router={router} />);
  return {
    ...result,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    state: () => router.state.location.state,
  };
}

const toEntry = (at: string, state: unknown) => (state === undefined ? at : { ...parsePath(at), state });
