import { BUILT_FOR_CONTRACT, type CurrentUser, type RemoteRelease, type RemoteRoute, sessionEndpoints } from '@sannidhi/contracts';
import type { Area as DeclaredArea } from '@sannidhi/kit/area';
import { buildDonor, mockNetwork, refusal, renderScreen } from '@sannidhi/kit/testing';
import { act, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { BootContext, EMPTY_BOOT } from '../boot/boot-context.ts';
import { liveRegistry, replaceRegistry, subscribeToRegistry } from '../boot/live-registry.ts';
import { createPageLoader, type LoaderDependencies, type PageLoader, type PageState } from './page-loader.ts';
import { IDLE_LOADER, PageLoaderContext } from './page-loader-context.ts';
import { RemotePage } from './remote-page.tsx';

const NEVER = new Promise<never>(() => {});
const ROUTE: RemoteRoute = {
  path: '/devotee/dashboard',
  title: { en: 'Dashboard', hi: 'डैशबोर्ड' },
  access: 'signed-in',
  layout: 'area',
  files: [],
};
const RELEASE = {
  name: 'mfe-devotee',
  release: '0123456789abcdef',
  contract: BUILT_FOR_CONTRACT,
  routes: [ROUTE],
} as unknown as RemoteRelease;
const NEXT = { ...RELEASE, release: 'fedcba9876543210' };

/** A loader whose state the test sets. */
function loaderAt(first: PageState, afterRetry: PageState = first) {
  let state = first;
  let listener = () => {};
  const retried = jest.fn(() => {
    state = afterRetry;
    listener();
  });
  const subscribe = (heard: () => void) => {
    listener = heard;
    return () => {};
  };
  const loader: PageLoader = { ...IDLE_LOADER, state: () => state, load: jest.fn(), retry: retried, subscribe };
  return { loader, retried };
}

/** The page in a tab that uses the latest registry it was given. */
function Page({ loader }: { loader: PageLoader }) {
  const registry = useSyncExternalStore(subscribeToRegistry, liveRegistry) ?? { releases: [RELEASE] };
  return (
    <BootContext value={{ ...EMPTY_BOOT, registry }}>
      <PageLoaderContext value={loader}>
        <RemotePage remote="mfe-devotee" path={ROUTE.path} />
      </PageLoaderContext>
    </BootContext>
  );
}

const draw = (loader: PageLoader, user: CurrentUser | null = buildDonor()) =>
  renderScreen(<Page loader={loader} />, { at: '/devotee/dashboard', path: '/devotee/dashboard', ...(user && { user }) });

const ready = (Screen: () => React.ReactNode): PageState => ({ status: 'ready', attempt: 1, Screen });
const failed: PageState = {
  status: 'failed',
  attempt: 1,
  failure: { remote: 'mfe-devotee', release: '0123456789abcdef', phase: 'entry', kind: 'network', detail: 'gone' },
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  replaceRegistry(undefined);
});

it('[9.17] reads Loading... while the remote is on its way', async () => {
  await draw(loaderAt({ status: 'loading', attempt: 1 }).loader);
  expect(await screen.findByText('Loading...')).toBeVisible();
});

it('shows the screen and names the document', async () => {
  await draw(loaderAt(ready(() => <h1>Namaste</h1>)).loader);
  expect(await screen.findByRole('heading', { name: 'Namaste' })).toBeVisible();
  expect(document.title).toBe('Dashboard · Sannidhi');
});

it('arrives at a view of the page as at a page: its own title, the focus on its heading, a loader of its own', async () => {
  const view: RemoteRoute = { ...ROUTE, view: 'year', title: { en: 'The year', hi: 'वर्ष' } };
  replaceRegistry({ releases: [{ ...RELEASE, routes: [ROUTE, view] }] });
  const screens: Record<string, PageState> = {
    '/devotee/dashboard': ready(() => (
      <>
        <h1>Today</h1>
        <Link to="?view=year">Year</Link>
      </>
    )),
    '/devotee/dashboard?view=year': ready(() => <h1>All of it</h1>),
  };
  const { user } = await draw({ ...IDLE_LOADER, state: ({ path }) => screens[path] ?? { status: 'idle' } });
  expect(await screen.findByRole('heading', { name: 'Today' })).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Year' }));
  expect(await screen.findByRole('heading', { name: 'All of it' })).toHaveFocus();
  expect(document.title).toBe('The year · Sannidhi');
});

it('shows a release that knows no views at any query of its page', async () => {
  const { loader } = loaderAt(ready(() => <h1>Namaste</h1>));
  await renderScreen(<Page loader={loader} />, { at: '/devotee/dashboard?view=year', path: '/devotee/dashboard', user: buildDonor() });
  expect(await screen.findByRole('heading', { name: 'Namaste' })).toBeVisible();
  expect(document.title).toBe('Dashboard · Sannidhi');
});

it('names the area, the release, the step and the kind when loading failed, and tries again without a reload', async () => {
  const { loader, retried } = loaderAt(
    failed,
    ready(() => <h1>Back again</h1>),
  );
  const { user } = await draw(loader);
  expect(screen.getByRole('heading', { name: 'The devotee portal is not available right now' })).toBeVisible();
  expect(screen.getByText('This page couldn’t load. Check your connection and try again.')).toBeVisible();
  const facts = screen.getByText('mfe-devotee · 0123456789abcdef · entry · network');
  expect(facts).not.toBeVisible();
  await user.click(screen.getByText('Details'));
  expect(facts).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
});

it('keeps who is signed in waiting, not signing in again, while nobody answers, and opens on Try again', async () => {
  const network = mockNetwork().on(sessionEndpoints.donor.me, refusal('unavailable'));
  jest.spyOn(console, 'info').mockImplementation(() => {});
  localStorage.setItem('authToken', 'token-1');
  localStorage.setItem('user', JSON.stringify(buildDonor()));
  const { user } = await draw(loaderAt(ready(() => <h1>Namaste</h1>)).loader, null);
  expect(await screen.findByRole('heading', { name: 'We can’t reach the server right now' })).toBeVisible();
  network.on(sessionEndpoints.donor.me, buildDonor());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Namaste' })).toBeVisible();
  network.restore();
  localStorage.clear();
});

it('returns who lost the network so, and where home is', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await draw(loaderAt(failed).loader);
  expect(screen.getByText(/You’re offline/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('says that an incompatible release was not started', async () => {
  await draw(loaderAt({ status: 'incompatible', attempt: 1, remote: 'mfe-devotee', release: '0123456789abcdef', range: '^2.0.0' }).loader);
  expect(screen.getByText(/This page couldn’t load/)).toBeVisible();
  expect(screen.getByText('mfe-devotee · 0123456789abcdef · contract · incompatible')).toBeInTheDocument();
});

it('keeps a screen that throws inside its area and renders it again on Try again', async () => {
  let broken = true;
  const { user } = await draw(
    loaderAt(
      ready(() => {
        if (broken) throw new Error('cannot read a name');
        return <h1>Mended</h1>;
      }),
    ).loader,
  );
  expect(screen.getByText(/This page couldn’t load/)).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
});

it('sends nobody’s page to the sign-in and never loads it', async () => {
  const { loader } = loaderAt({ status: 'idle' });
  const result = await renderScreen(<Page loader={loader} />, { at: '/devotee/dashboard?tab=2', path: '/devotee/dashboard' });
  expect(result.address()).toBe('/devotee/login?return=%2Fdevotee%2Fdashboard%3Ftab%3D2');
  expect(loader.load).not.toHaveBeenCalled();
});

describe('in an open tab', () => {
  const areaOf = (Screen: React.ComponentType): DeclaredArea => ({
    name: 'mfe-devotee',
    navigation: [],
    messages: { en: async () => ({}), hi: async () => ({}) },
    routes: [{ path: ROUTE.path, title: 't', access: 'signed-in', screen: async () => ({ Screen }) }],
  });
  /** A real loader where each release shows its own screen; one that lost its files finds the second one registered. */
  const tab = (screenOf: (release: string) => React.ComponentType, given: Partial<LoaderDependencies> = {}) =>
    createPageLoader({
      fetchArea: async ({ release }) => areaOf(screenOf(release)),
      fetchMessages: async () => {},
      askAnew: () => {},
      received: () => NEVER,
      renew: async () => {
        act(() => replaceRegistry({ releases: [NEXT] }));
        return true;
      },
      report: () => {},
      loaded: () => {},
      timeoutMs: 1000,
      ...given,
    });
  const Named = (release: string) => () => <h1>{`Release ${release === NEXT.release ? 'two' : 'one'}`}</h1>;

  it('a page stays with the release it was opened with', async () => {
    await draw(tab(Named));
    expect(await screen.findByRole('heading', { name: 'Release one' })).toBeVisible();
    act(() => replaceRegistry({ releases: [NEXT] }));
    expect(screen.getByRole('heading', { name: 'Release one' })).toBeVisible();
  });

  it('a page whose release lost a file goes on in the other release', async () => {
    const loader = tab(Named);
    await draw(loader);
    await screen.findByRole('heading', { name: 'Release one' });
    act(() => loader.lost('/remotes/mfe-devotee/0123456789abcdef/panel.js'));
    expect(await screen.findByRole('heading', { name: 'Release two' })).toBeVisible();
  });

  it('so does a page that can’t be drawn for a missing file', async () => {
    const Lost = (release: string) =>
      release === NEXT.release
        ? Named(release)
        : () => {
            throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
          };
    await draw(tab(Lost));
    expect(await screen.findByRole('heading', { name: 'Release two' })).toBeVisible();
  });

  it('a page that failed is taken up by the release that mends it', async () => {
    await draw(
      tab(Named, {
        fetchArea: async ({ release }) => {
          if (release === RELEASE.release) throw new TypeError('broken');
          return areaOf(Named(release));
        },
      }),
    );
    expect(await screen.findByRole('heading', { name: /is not available right now/ })).toBeVisible();
    act(() => replaceRegistry({ releases: [NEXT] }));
    expect(await screen.findByRole('heading', { name: 'Release two' })).toBeVisible();
  });

  it('a page that throws goes on in the release that took the place of its own, on Try again', async () => {
    const Broken = (release: string) =>
      release === NEXT.release
        ? Named(release)
        : () => {
            throw new TypeError('cannot read a name');
          };
    const { user } = await draw(tab(Broken));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Release two' })).toBeVisible();
  });

  it('a page that no release has any more is unknown', async () => {
    const loader = tab(Named);
    act(() => replaceRegistry({ releases: [{ ...NEXT, routes: [] }] }));
    await draw(loader);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});
