import { pageKey, type RemoteRelease, releaseBase, satisfiesContract } from '@sannidhi/contracts';
import type { Area } from '@sannidhi/kit/area';
import type { ComponentType } from 'react';
import { failureAt, isLoss, type LoadFailure, type LoadPhase, RemoteLoadError } from './load-failure.ts';

/** The loading state of a remote's page. Every state is shown for what it is; none is blank. */
export type PageState =
  | { status: 'idle' }
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; Screen: ComponentType }
  | { status: 'failed'; attempt: number; failure: LoadFailure }
  /** The release lost its files or failed, and the tab now uses another one. */
  | { status: 'gone' }
  | { status: 'incompatible'; attempt: number; remote: string; release: string; range: string };

/** A page of one release of a remote. */
export interface PageRequest {
  release: RemoteRelease;
  /** The page's key: its path, plus the view if there is one. */
  path: string;
}

export interface LoaderDependencies {
  /** Registers and executes a release's entry. Called only for a release that passed the contract check. */
  fetchArea: (release: RemoteRelease) => Promise<Area>;
  /** Loads the area's texts in the current language. */
  fetchMessages: (area: Area) => Promise<void>;
  /** Refetches a page's files past every cache that may hold a failed or refused copy. */
  askAnew: (release: RemoteRelease, path: string, attempt: number) => void;
  /** Resolves once every file of a page has been received, however late. */
  received: (release: RemoteRelease, path: string) => Promise<void>;
  /** Finds a replacement for a release that lost files or failed; true if the tab uses another release from now on. */
  renew: (lost: RemoteRelease) => Promise<boolean>;
  /** Called once for every failure. */
  report: (failure: LoadFailure) => void;
  /** Called when a page of a release is ready to be shown. */
  loaded: (release: RemoteRelease) => void;
  timeoutMs: number;
}

export interface PageLoader {
  state: (page: PageRequest) => PageState;
  /** Starts loading a page that is idle or was abandoned; does nothing for one that is loading, ready or failed. */
  load: (page: PageRequest) => void;
  /** Reloads a failed page without reloading the tab, from the active release if its own has been rolled back. */
  retry: (page: PageRequest) => void;
  /** Executes the page's release once more, because its own code remembers what it failed to load. */
  restart: (page: PageRequest) => void;
  /** Reports the path of a file that a release in use failed to load. */
  lost: (file: string) => void;
  /** Moves the tab away from a release that lost files or failed, if there is another; all its pages are then unmounted. */
  heal: (release: RemoteRelease) => Promise<boolean>;
  subscribe: (listener: () => void) => () => void;
}

/** What the tab has loaded of one release. */
interface Held {
  release: RemoteRelease;
  area: Promise<Area> | undefined;
  pages: Map<string, PageState>;
  healing: Promise<boolean> | undefined;
}

const IDLE: PageState = { status: 'idle' };
const GONE: PageState = { status: 'gone' };

/** Loads pages of remotes on demand and tracks their state. One instance per tab. */
export function createPageLoader(dependencies: LoaderDependencies): PageLoader {
  const releases = new Map<string, Held>();
  const listeners = new Set<() => void>();

  const heldOf = (release: RemoteRelease): Held => {
    const base = releaseBase(release);
    const held = releases.get(base) ?? { release, area: undefined, pages: new Map(), healing: undefined };
    releases.set(base, held);
    return held;
  };
  const state = ({ release, path }: PageRequest) => releases.get(releaseBase(release))?.pages.get(path) ?? IDLE;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const publish = ({ release, path }: PageRequest, next: PageState) => {
    heldOf(release).pages.set(path, next);
    tell();
  };

  const start = async (page: PageRequest, attempt: number) => {
    if (attempt > 1) dependencies.askAnew(page.release, page.path, attempt);
    const next = await run(page, attempt);
    if (attempt === 1 && next.status === 'failed' && next.failure.kind === 'timeout') await takeLate(page, next);
  };
  /** What came too late is used as soon as it is all there, unless the user has asked again meanwhile. */
  const takeLate = async (page: PageRequest, failed: PageState) => {
    await dependencies.received(page.release, page.path);
    if (state(page) === failed) await run(page, 2);
  };
  const run = async (page: PageRequest, attempt: number): Promise<PageState> => {
    publish(page, { status: 'loading', attempt });
    const next = await outcome(page, attempt, () => areaOf(heldOf(page.release), dependencies), dependencies);
    if (next.status === 'failed' && isLoss(next.failure) && (await heal(page.release))) return GONE;
    publish(page, next);
    return next;
  };
  const startAnew = async (page: PageRequest, attempt: number) => {
    publish(page, { status: 'loading', attempt });
    if (!(await heal(page.release))) await start(page, attempt);
  };
  const heal = (release: RemoteRelease): Promise<boolean> => {
    const held = heldOf(release);
    held.healing ??= moveOn(held).finally(() => {
      held.healing = undefined;
    });
    return held.healing;
  };
  const moveOn = async ({ release, pages }: Held): Promise<boolean> => {
    if (!(await dependencies.renew(release))) return false;
    for (const path of pages.keys()) pages.set(path, GONE);
    tell();
    return true;
  };

  return {
    state,
    heal,
    load: (page) => {
      const { status } = state(page);
      if (status === 'idle' || status === 'gone') void start(page, 1);
    },
    retry: (page) => {
      const before = state(page);
      if (before.status === 'failed' || before.status === 'incompatible') void startAnew(page, before.attempt + 1);
      else if (before.status === 'gone') void start(page, 1);
    },
    restart: (page) => {
      const before = state(page);
      heldOf(page.release).area = undefined;
      void start(page, 'attempt' in before ? before.attempt + 1 : 1);
    },
    lost: (file) => {
      const held = releases.get(file.slice(0, file.lastIndexOf('/') + 1));
      // Anything still loading fails on its own and is reported there.
      if (!held || [...held.pages.values()].every(({ status }) => status !== 'ready') || isLoading(held)) return;
      const { name, release } = held.release;
      dependencies.report({ remote: name, release, phase: 'inner', kind: 'network', detail: `${file} could not be loaded` });
      void heal(held.release);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isLoading = ({ pages }: Held) => [...pages.values()].some(({ status }) => status === 'loading');

/** A release's area, executed once; discarded when it fails, so that the next try starts fresh. */
function areaOf(held: Held, dependencies: LoaderDependencies): Promise<Area> {
  if (held.area) return held.area;
  const fresh = readyArea(held.release, dependencies);
  held.area = fresh;
  fresh.catch(() => {
    if (held.area === fresh) held.area = undefined;
  });
  return fresh;
}

async function outcome(
  page: PageRequest,
  attempt: number,
  area: () => Promise<Area>,
  { report, loaded, timeoutMs }: LoaderDependencies,
): Promise<PageState> {
  const { release } = page;
  if (!satisfiesContract(release.contract)) {
    report({ remote: release.name, release: release.release, phase: 'contract', kind: 'incompatible', detail: release.contract });
    return { status: 'incompatible', attempt, remote: release.name, release: release.release, range: release.contract };
  }
  try {
    const Screen = await loadScreen(page, area, timeoutMs);
    loaded(release);
    return { status: 'ready', attempt, Screen };
  } catch (error) {
    const failure = error instanceof RemoteLoadError ? error.failure : failureAt('screen', release.name, release.release, error);
    report(failure);
    return { status: 'failed', attempt, failure };
  }
}

async function loadScreen({ release, path }: PageRequest, areaOfRelease: () => Promise<Area>, timeoutMs: number): Promise<ComponentType> {
  const area = await areaOfRelease();
  const route = area.routes.find((one) => pageKey(one) === path);
  if (!route) throw missing(release, 'entry', `the area has no page ${path}`);
  const module = await step('screen', release, timeoutMs, () => route.screen());
  if (!module.Screen) throw missing(release, 'screen', 'the file exports no Screen');
  return module.Screen;
}

async function readyArea(release: RemoteRelease, { fetchArea, fetchMessages, timeoutMs }: LoaderDependencies): Promise<Area> {
  const area = await step('entry', release, timeoutMs, () => fetchArea(release));
  await step('messages', release, timeoutMs, () => fetchMessages(area));
  return area;
}

/** Runs one phase with a timeout and names the phase if it fails. */
export async function step<Result>(
  phase: LoadPhase,
  release: { name: string; release: string },
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } catch (error) {
    if (error instanceof RemoteLoadError) throw error;
    throw new RemoteLoadError(failureAt(phase, release.name, release.release, error));
  } finally {
    clearTimeout(timer);
  }
}

const missing = ({ name, release }: RemoteRelease, phase: LoadPhase, detail: string) =>
  new RemoteLoadError({ remote: name, release, phase, kind: 'missing', detail });
