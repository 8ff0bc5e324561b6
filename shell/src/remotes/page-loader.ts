import { type RegistryDocument, type RemoteRelease, satisfiesContract } from '@sannidhi/contracts';
import type { Area } from '@sannidhi/kit/area';
import type { ComponentType } from 'react';
import { failureAt, type LoadFailure, type LoadPhase, RemoteLoadError } from './load-failure.ts';

/** Where a page of a remote stands. Every state is shown as what it is; none is a blank. */
export type PageState =
  | { status: 'idle' }
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; Screen: ComponentType }
  | { status: 'failed'; attempt: number; failure: LoadFailure }
  | { status: 'incompatible'; attempt: number; remote: string; release: string; range: string };

export interface PageRequest {
  remote: string;
  path: string;
}

export interface LoaderDependencies {
  registry: RegistryDocument;
  /** Registers and executes a release's entry. Called only for a release the contract check let through. */
  fetchArea: (release: RemoteRelease) => Promise<Area>;
  /** Loads the area's texts in the current language. */
  fetchMessages: (area: Area) => Promise<void>;
  /** Has a page's files fetched past everything that may hold what failed or was refused. */
  askAnew: (release: RemoteRelease, path: string, attempt: number) => void;
  /** Told about every failure, once. */
  report: (failure: LoadFailure) => void;
  /** Told when a page of a release is ready to be shown. */
  loaded: (release: RemoteRelease) => void;
  timeoutMs: number;
}

export interface PageLoader {
  state: (page: PageRequest) => PageState;
  /** Starts loading a page that is idle; does nothing for one that is under way, ready or failed. */
  load: (page: PageRequest) => void;
  /** Loads a failed page again, without reloading the tab. */
  retry: (page: PageRequest) => void;
  subscribe: (listener: () => void) => () => void;
}

const IDLE: PageState = { status: 'idle' };

/** Loads pages of remotes on demand and remembers where each stands. One instance per tab. */
export function createPageLoader(dependencies: LoaderDependencies): PageLoader {
  const states = new Map<string, PageState>();
  const areas = new Map<string, Promise<Area>>();
  const listeners = new Set<() => void>();

  const state = (page: PageRequest) => states.get(keyOf(page)) ?? IDLE;
  const publish = (page: PageRequest, next: PageState) => {
    states.set(keyOf(page), next);
    for (const listener of listeners) listener();
  };
  const areaOf = (release: RemoteRelease) => remember(areas, release.name, () => readyArea(release, dependencies));

  const start = async (page: PageRequest, attempt: number) => {
    publish(page, { status: 'loading', attempt });
    const release = dependencies.registry.releases.find(({ name }) => name === page.remote);
    if (attempt > 1 && release) dependencies.askAnew(release, page.path, attempt);
    publish(page, await outcome(page, attempt, areaOf, dependencies));
  };

  return {
    state,
    load: (page) => void (state(page).status === 'idle' && start(page, 1)),
    retry: (page) => {
      const before = state(page);
      if (before.status === 'failed' || before.status === 'incompatible') void start(page, before.attempt + 1);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const keyOf = ({ remote, path }: PageRequest) => `${remote} ${path}`;

/** Keeps a promise until it fails, so that the next try starts anew. */
function remember(areas: Map<string, Promise<Area>>, name: string, load: () => Promise<Area>): Promise<Area> {
  const known = areas.get(name);
  if (known) return known;
  const fresh = load();
  areas.set(name, fresh);
  fresh.catch(() => areas.delete(name));
  return fresh;
}

async function outcome(
  page: PageRequest,
  attempt: number,
  areaOf: (release: RemoteRelease) => Promise<Area>,
  { registry, report, loaded, timeoutMs }: LoaderDependencies,
): Promise<PageState> {
  const release = registry.releases.find(({ name }) => name === page.remote);
  if (release && !satisfiesContract(release.contract)) {
    report({ remote: release.name, release: release.release, phase: 'contract', kind: 'incompatible', detail: release.contract });
    return { status: 'incompatible', attempt, remote: release.name, release: release.release, range: release.contract };
  }
  try {
    const Screen = await loadScreen(page, release, areaOf, timeoutMs);
    if (release) loaded(release);
    return { status: 'ready', attempt, Screen };
  } catch (error) {
    const failure = error instanceof RemoteLoadError ? error.failure : failureAt('screen', page.remote, release?.release ?? '', error);
    report(failure);
    return { status: 'failed', attempt, failure };
  }
}

async function loadScreen(
  page: PageRequest,
  release: RemoteRelease | undefined,
  areaOf: (release: RemoteRelease) => Promise<Area>,
  timeoutMs: number,
): Promise<ComponentType> {
  if (!release) throw missing(page, 'none', 'registry', 'no release is registered');
  const area = await areaOf(release);
  const route = area.routes.find(({ path }) => path === page.path);
  if (!route) throw missing(page, release.release, 'entry', `the area has no page ${page.path}`);
  const module = await step('screen', release, timeoutMs, () => route.screen());
  if (!module.Screen) throw missing(page, release.release, 'screen', 'the file exports no Screen');
  return module.Screen;
}

async function readyArea(release: RemoteRelease, { fetchArea, fetchMessages, timeoutMs }: LoaderDependencies): Promise<Area> {
  const area = await step('entry', release, timeoutMs, () => fetchArea(release));
  await step('messages', release, timeoutMs, () => fetchMessages(area));
  return area;
}

/** Runs one phase against the clock and names it when it fails. */
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

const missing = (page: PageRequest, release: string, phase: LoadPhase, detail: string) =>
  new RemoteLoadError({ remote: page.remote, release, phase, kind: 'missing', detail });
