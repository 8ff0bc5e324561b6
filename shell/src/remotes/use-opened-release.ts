import { pageKey, type Remote, type RemoteRelease, satisfiesContract, shownRoute } from '@sannidhi/contracts';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useBoot } from '../boot/boot-context.ts';
import type { PageRequest, PageState } from './page-loader.ts';
import { usePageLoader } from './page-loader-context.ts';

/** States in which nobody loses anything if the page switches to a newer release on its own. */
const LEFT_BEHIND: readonly PageState['status'][] = ['gone', 'failed', 'incompatible', 'idle'];

interface Opened {
  release: RemoteRelease | undefined;
  /** Whether the page was shown in this release. */
  hasStood: boolean;
  /** Whether it replaced one that was shown and lost its files. */
  isHealed: boolean;
}

/**
 * The release a page runs. It stays with the one it was opened with, whatever is published meanwhile, and moves on only if that release has
 * lost its files or was never shown. `newer` is the page in a release the user can switch to.
 */
export function useOpenedRelease(remote: Remote, path: string) {
  const loader = usePageLoader();
  const { search } = useLocation();
  const newest = useBoot().registry.releases.find(({ name }) => name === remote);
  const [opened, open] = useState<Opened>({ release: newest, hasStood: false, isHealed: false });
  const { release, hasStood } = opened;
  const pageOf = (one: RemoteRelease): PageRequest => ({ release: one, path: keyOf(one, path, search) });
  const standing = useSyncExternalStore(loader.subscribe, () => (release ? loader.state(pageOf(release)).status : 'gone'));
  const isNewer = newest !== undefined && newest.release !== release?.release;
  if (isNewer && LEFT_BEHIND.includes(standing)) {
    open({ release: newest, hasStood: false, isHealed: opened.isHealed || (standing === 'gone' && hasStood) });
  } else if (standing === 'ready' && !hasStood) open({ ...opened, hasStood: true });

  const isOffered = isNewer && standing === 'ready' && satisfiesContract(newest.contract) && hasPage(newest, path);
  return {
    release,
    healed: opened.isHealed && standing === 'ready' ? release?.release : undefined,
    newer: isOffered ? pageOf(newest) : undefined,
    takeUp: useCallback(() => open({ release: newest, hasStood: false, isHealed: false }), [newest]),
  };
}

const keyOf = ({ routes }: RemoteRelease, path: string, search: string): string => pageKey(shownRoute(routes, path, search) ?? { path });

const hasPage = ({ routes }: RemoteRelease, path: string) => routes.some((route) => route.path === path);
