import { BUILT_FOR_CONTRACT, type RemoteRelease } from '@sannidhi/contracts';
import type { Area } from '@sannidhi/kit/area';
import { createPageLoader, type LoaderDependencies, type PageRequest } from './page-loader.ts';

const Screen = () => null;

const release = (given: Partial<RemoteRelease> = {}): RemoteRelease => ({
  name: 'mfe-devotee',
  release: '0123456789abcdef',
  contract: BUILT_FOR_CONTRACT,
  entry: 'remoteEntry.js',
  exposes: ['./area'],
  routes: [],
  navigation: [],
  permissions: [],
  integrity: {},
  ...given,
});

const NEVER = new Promise<never>(() => {});
const PAGE: PageRequest = { release: release(), path: '/devotee/dashboard' };

const area = (screen: () => Promise<{ Screen: typeof Screen }> = async () => ({ Screen })): Area => ({
  name: 'mfe-devotee',
  navigation: [],
  messages: { en: async () => ({}), hi: async () => ({}) },
  routes: [{ path: PAGE.path, title: 'titles.dashboard', screen, access: 'signed-in' }],
});

function loaderWith(given: Partial<LoaderDependencies> = {}) {
  const reports: unknown[] = [];
  const loader = createPageLoader({
    fetchArea: async () => area(),
    fetchMessages: async () => {},
    askAnew: () => {},
    received: () => NEVER,
    renew: async () => false,
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

/** Files that the browser has once `receive` is called. */
function lateFiles() {
  let receive = () => {};
  const received = new Promise<void>((resolve) => {
    receive = resolve;
  });
  return { received, receive: () => receive() };
}

it('is idle until somebody asks, then loading, then ready with the screen', async () => {
  const { loader } = loaderWith();
  expect(loader.state(PAGE)).toEqual({ status: 'idle' });
  loader.load(PAGE);
  expect(loader.state(PAGE)).toEqual({ status: 'loading', attempt: 1 });
  expect(await settled(loader)).toEqual({ status: 'ready', attempt: 1, Screen });
});

it('never executes a release built for another contract', async () => {
  const fetchArea = jest.fn();
  const { loader } = loaderWith({ fetchArea });
  const page = { ...PAGE, release: release({ contract: '^99.0.0' }) };
  loader.load(page);
  expect(await settled(loader, page)).toEqual({
    status: 'incompatible',
    attempt: 1,
    remote: 'mfe-devotee',
    release: '0123456789abcdef',
    range: '^99.0.0',
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
  const { loader } = loaderWith({ fetchArea: () => NEVER });
  loader.load(PAGE);
  expect(await settled(loader)).toMatchObject({ status: 'failed', failure: { phase: 'entry', kind: 'timeout' } });
});

it('uses what arrives too late, without fetching it again', async () => {
  const fetchArea = jest.fn<Promise<Area>, []>().mockReturnValueOnce(NEVER).mockResolvedValue(area());
  const [askAnew, { received, receive }] = [jest.fn(), lateFiles()];
  const { loader, reports } = loaderWith({ fetchArea, askAnew, received: () => received });
  loader.load(PAGE);
  expect((await settled(loader)).status).toBe('failed');
  receive();
  await received;
  expect(await settled(loader)).toMatchObject({ status: 'ready', attempt: 2 });
  expect(askAnew).not.toHaveBeenCalled();
  expect(reports).toHaveLength(1);
});

it('leaves what arrives too late to a user who already tried again, and tries it once only', async () => {
  const { received, receive } = lateFiles();
  const fetchArea = jest.fn(() => NEVER);
  const { loader } = loaderWith({ fetchArea, received: () => received });
  loader.load(PAGE);
  await settled(loader);
  loader.retry(PAGE);
  receive();
  await received;
  expect(await settled(loader)).toMatchObject({ status: 'failed', attempt: 2 });
  expect(fetchArea).toHaveBeenCalledTimes(2);
});

it('says when the release lacks the page, and when its file exports no screen', async () => {
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

it('returns its listeners about every change until they stop listening', async () => {
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

describe('a release that lost files', () => {
  const gone = () => Promise.reject(new Error('Loading chunk 7 failed'));
  const inner = '/remotes/mfe-devotee/0123456789abcdef/panel.js';

  it('is given up for another one: its pages are gone, and those of the other load as ever', async () => {
    const renew = jest.fn(async () => true);
    const next = { ...PAGE, release: release({ release: 'fedcba9876543210' }) };
    const fetchArea = jest.fn(async ({ release: name }: RemoteRelease) => area(name === next.release.release ? undefined : gone));
    const { loader, reports } = loaderWith({ renew, fetchArea });
    loader.load(PAGE);
    expect(await settled(loader)).toEqual({ status: 'gone' });
    expect(renew).toHaveBeenCalledWith(PAGE.release);
    expect(reports).toMatchObject([{ phase: 'screen', kind: 'network' }]);
    loader.load(next);
    expect(await settled(loader, next)).toMatchObject({ status: 'ready' });
  });

  it('fails by its name where there is no other', async () => {
    const { loader } = loaderWith({ fetchArea: async () => area(gone) });
    loader.load(PAGE);
    expect(await settled(loader)).toMatchObject({ status: 'failed', failure: { phase: 'screen', kind: 'network' } });
  });

  it('is not asked about when its code threw', async () => {
    const renew = jest.fn(async () => true);
    const { loader } = loaderWith({ renew, fetchArea: () => Promise.reject(new TypeError('x is not a function')) });
    loader.load(PAGE);
    expect(await settled(loader)).toMatchObject({ status: 'failed', failure: { kind: 'threw' } });
    expect(renew).not.toHaveBeenCalled();
  });

  it('is given up on trying again, whatever failed, when another one runs meanwhile', async () => {
    const renew = jest.fn(async () => true);
    const { loader } = loaderWith({ renew, fetchArea: () => Promise.reject(new TypeError('x is not a function')) });
    loader.load(PAGE);
    await settled(loader);
    loader.retry(PAGE);
    expect(loader.state(PAGE)).toEqual({ status: 'loading', attempt: 2 });
    expect(await settled(loader)).toEqual({ status: 'gone' });
    expect(renew).toHaveBeenCalledWith(PAGE.release);
  });

  it('is given up for a file that a panel or a handler asked for, reported once, and only while its page is shown', async () => {
    const renew = jest.fn(async () => true);
    const { loader, reports } = loaderWith({ renew });
    loader.lost(inner);
    expect(renew).not.toHaveBeenCalled();
    loader.load(PAGE);
    await settled(loader);
    loader.lost('/remotes/mfe-priest/0123456789abcdef/panel.js');
    loader.lost(inner);
    expect(await loader.heal(PAGE.release)).toBe(true);
    expect(loader.state(PAGE)).toEqual({ status: 'gone' });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(reports).toEqual([
      { remote: 'mfe-devotee', release: '0123456789abcdef', phase: 'inner', kind: 'network', detail: `${inner} could not be loaded` },
    ]);
  });

  it('stays where its page is shown and there is no other, and is executed again on demand', async () => {
    const fetchArea = jest.fn(async () => area());
    const { loader } = loaderWith({ fetchArea });
    loader.load(PAGE);
    await settled(loader);
    expect(await loader.heal(PAGE.release)).toBe(false);
    expect(loader.state(PAGE)).toMatchObject({ status: 'ready' });
    loader.restart(PAGE);
    expect(await settled(loader)).toMatchObject({ status: 'ready', attempt: 2 });
    expect(fetchArea).toHaveBeenCalledTimes(2);
  });
});
