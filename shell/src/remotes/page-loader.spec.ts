import type { RemoteRelease } from '@sannidhi/contracts';
import type { Area } from '@sannidhi/kit/area';
import { createPageLoader, type LoaderDependencies, type PageRequest } from './page-loader.ts';

const PAGE: PageRequest = { remote: 'mfe-devotee', path: '/devotee/dashboard' };
const Screen = () => null;

const release = (given: Partial<RemoteRelease> = {}): RemoteRelease => ({
  name: 'mfe-devotee',
  release: '0123456789abcdef',
  contract: '^1.0.0',
  entry: 'remoteEntry.js',
  exposes: ['./area'],
  routes: [],
  navigation: [],
  permissions: [],
  integrity: {},
  ...given,
});

const area = (screen: () => Promise<{ Screen: typeof Screen }> = async () => ({ Screen })): Area => ({
  name: 'mfe-devotee',
  navigation: [],
  messages: { en: async () => ({}), hi: async () => ({}) },
  routes: [{ path: PAGE.path, title: 'titles.dashboard', screen, access: 'signed-in' }],
});

function loaderWith(given: Partial<LoaderDependencies> = {}) {
  const reports: unknown[] = [];
  const loader = createPageLoader({
    registry: { releases: [release()] },
    fetchArea: async () => area(),
    fetchMessages: async () => {},
    askAnew: () => {},
    report: (failure) => reports.push(failure),
    loaded: () => {},
    timeoutMs: 50,
    ...given,
  });
  return { loader, reports };
}

const settled = async (loader: ReturnType<typeof createPageLoader>, page = PAGE) => {
  while (loader.state(page).status === 'loading') await new Promise((done) => setTimeout(done, 5));
  return loader.state(page);
};

it('is idle until somebody asks, then loading, then ready with the screen', async () => {
  const { loader } = loaderWith();
  expect(loader.state(PAGE)).toEqual({ status: 'idle' });
  loader.load(PAGE);
  expect(loader.state(PAGE)).toEqual({ status: 'loading', attempt: 1 });
  expect(await settled(loader)).toEqual({ status: 'ready', attempt: 1, Screen });
});

it('never executes a release built for another contract', async () => {
  const fetchArea = jest.fn();
  const { loader } = loaderWith({ registry: { releases: [release({ contract: '^2.0.0' })] }, fetchArea });
  loader.load(PAGE);
  expect(await settled(loader)).toEqual({
    status: 'incompatible',
    attempt: 1,
    remote: 'mfe-devotee',
    release: '0123456789abcdef',
    range: '^2.0.0',
  });
  expect(fetchArea).not.toHaveBeenCalled();
});

it('names remote, release, phase and kind of a failed download and reports it once', async () => {
  const { loader, reports } = loaderWith({ fetchArea: () => Promise.reject(new Error('Failed to fetch remoteEntry.js')) });
  loader.load(PAGE);
  const failure = {
    remote: 'mfe-devotee',
    release: '0123456789abcdef',
    phase: 'entry',
    kind: 'network',
    detail: 'Failed to fetch remoteEntry.js',
  };
  expect(await settled(loader)).toEqual({ status: 'failed', attempt: 1, failure });
  expect(reports).toEqual([failure]);
});

it('gives up on an entry that never arrives', async () => {
  const { loader } = loaderWith({ fetchArea: () => new Promise(() => {}) });
  loader.load(PAGE);
  expect(await settled(loader)).toMatchObject({ status: 'failed', failure: { phase: 'entry', kind: 'timeout' } });
});

it('says when no release is registered, when the release lacks the page, and when its file exports no screen', async () => {
  const none = loaderWith({ registry: { releases: [] } }).loader;
  none.load(PAGE);
  expect(await settled(none)).toMatchObject({ status: 'failed', failure: { phase: 'registry', kind: 'missing', release: 'none' } });

  const other = { ...PAGE, path: '/devotee/other' };
  const lacking = loaderWith().loader;
  lacking.load(other);
  expect(await settled(lacking, other)).toMatchObject({ status: 'failed', failure: { phase: 'entry', kind: 'missing' } });

  const empty = loaderWith({ fetchArea: async () => area(async () => ({}) as { Screen: typeof Screen }) }).loader;
  empty.load(PAGE);
  expect(await settled(empty)).toMatchObject({ status: 'failed', failure: { phase: 'screen', kind: 'missing' } });
});

it('recovers by trying again, without a reload, and counts the attempts', async () => {
  const fetchArea = jest.fn<Promise<Area>, []>().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue(area());
  const askAnew = jest.fn();
  const { loader } = loaderWith({ fetchArea, askAnew });
  loader.load(PAGE);
  await settled(loader);
  expect(askAnew).not.toHaveBeenCalled();
  loader.load(PAGE);
  expect(loader.state(PAGE).status).toBe('failed');
  loader.retry(PAGE);
  expect(loader.state(PAGE)).toEqual({ status: 'loading', attempt: 2 });
  expect(await settled(loader)).toMatchObject({ status: 'ready', attempt: 2 });
  expect(fetchArea).toHaveBeenCalledTimes(2);
  expect(askAnew).toHaveBeenCalledWith(release(), PAGE.path, 2);
});

it('loads an area once for all its pages, and leaves the others alone when one screen fails', async () => {
  const second = { ...PAGE, path: '/devotee/family' };
  const both: Area = {
    ...area(),
    routes: [
      { ...area().routes[0]! },
      { path: second.path, title: 't', access: 'signed-in', screen: () => Promise.reject(new Error('Loading chunk 7 failed')) },
    ],
  };
  const fetchArea = jest.fn(async () => both);
  const { loader } = loaderWith({ fetchArea });
  loader.load(PAGE);
  loader.load(second);
  expect(await settled(loader, second)).toMatchObject({ status: 'failed', failure: { phase: 'screen', kind: 'network' } });
  expect(await settled(loader)).toMatchObject({ status: 'ready' });
  expect(fetchArea).toHaveBeenCalledTimes(1);
});

it('tells its listeners about every change until they stop listening', async () => {
  const { loader } = loaderWith();
  const heard = jest.fn();
  const stop = loader.subscribe(heard);
  loader.load(PAGE);
  await settled(loader);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  loader.load({ ...PAGE, path: '/devotee/x' });
  expect(heard).toHaveBeenCalledTimes(2);
});
