import type { RemoteRelease, RemoteRoute } from '@sannidhi/contracts';
import { buildDonor, renderScreen } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { type PageLoader, type PageState } from './page-loader.ts';
import { PageLoaderContext } from './page-loader-context.ts';
import { RemotePage } from './remote-page.tsx';

const ROUTE: RemoteRoute = {
  path: '/devotee/dashboard',
  title: { en: 'Dashboard', hi: 'डैशबोर्ड' },
  access: 'signed-in',
  layout: 'area',
  files: [],
};
const RELEASE = { name: 'mfe-devotee', release: '0123456789abcdef' } as RemoteRelease;

/** A loader that stands where the test puts it. */
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
  const loader: PageLoader = { state: () => state, load: jest.fn(), retry: retried, subscribe };
  return { loader, retried };
}

const draw = (loader: PageLoader, user = buildDonor()) =>
  renderScreen(
    <PageLoaderContext value={loader}>
      <RemotePage release={RELEASE} route={ROUTE} />
    </PageLoaderContext>,
    { at: '/devotee/dashboard', path: '/devotee/dashboard', user },
  );

const ready = (Screen: () => React.ReactNode): PageState => ({ status: 'ready', attempt: 1, Screen });
const failed: PageState = {
  status: 'failed',
  attempt: 1,
  failure: { remote: 'mfe-devotee', release: '0123456789abcdef', phase: 'entry', kind: 'network', detail: 'gone' },
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('[9.17] reads Loading... while the remote is on its way', async () => {
  await draw(loaderAt({ status: 'loading', attempt: 1 }).loader);
  expect(await screen.findByText('Loading...')).toBeVisible();
});

it('shows the screen and names the document', async () => {
  await draw(loaderAt(ready(() => <h1>Namaste</h1>)).loader);
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
  expect(screen.getByText('mfe-devotee · 0123456789abcdef · entry · network')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('heading', { name: 'Back again' })).toBeVisible();
});

it('says that an incompatible release was not started', async () => {
  await draw(loaderAt({ status: 'incompatible', attempt: 1, remote: 'mfe-devotee', release: '0123456789abcdef', range: '^2.0.0' }).loader);
  expect(screen.getByText(/was not started/)).toBeVisible();
  expect(screen.getByText('mfe-devotee · 0123456789abcdef · contract · incompatible')).toBeVisible();
});

it('keeps a screen that throws inside its area and renders it anew on Try again', async () => {
  let broken = true;
  const { user } = await draw(
    loaderAt(
      ready(() => {
        if (broken) throw new Error('cannot read a name');
        return <h1>Mended</h1>;
      }),
    ).loader,
  );
  expect(screen.getByText(/stopped while it was being shown/)).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
});

it('sends nobody’s page to the sign-in and never loads it', async () => {
  const { loader } = loaderAt({ status: 'idle' });
  const result = await renderScreen(
    <PageLoaderContext value={loader}>
      <RemotePage release={RELEASE} route={ROUTE} />
    </PageLoaderContext>,
    { at: '/devotee/dashboard?tab=2', path: '/devotee/dashboard' },
  );
  expect(result.address()).toBe('/devotee/login?return=%2Fdevotee%2Fdashboard%3Ftab%3D2');
  expect(loader.load).not.toHaveBeenCalled();
});
