import type { Area, Remote, RemoteRelease, RemoteRoute } from '@sannidhi/contracts';
import { useSession } from '@sannidhi/kit/session';
import { forgetKeptForms } from '@sannidhi/kit/unsaved';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useBoot } from '../boot/boot-context.ts';
import { guard } from '../routes/guard.ts';
import { UnknownPage } from '../routes/unknown-path.tsx';
import { Loading } from '../states/loading.tsx';
import { Unanswered } from '../states/unanswered.tsx';
import { WrongRole } from '../states/wrong-role.tsx';
import { useLanguage } from '../words/words.ts';
import type { PageState } from './page-loader.ts';
import { usePageLoader } from './page-loader-context.ts';
import { PageOutcome } from './page-outcome.tsx';

interface RemotePageProps {
  remote: Remote;
  path: string;
}

/** Where nobody loses anything when the page takes up a newer release by itself. */
const LEFT_BEHIND: readonly PageState['status'][] = ['gone', 'failed', 'incompatible', 'idle'];

/**
 * A page of a remote. It stays with the release it was opened with, whatever is published meanwhile, and moves on when that release
 * has lost its files or never came to be shown. A page that no release of the remote has is unknown.
 */
export function RemotePage({ remote, path }: RemotePageProps) {
  const loader = usePageLoader();
  const newest = useBoot().registry.releases.find(({ name }) => name === remote);
  const [opened, open] = useState(newest);
  const standing = useSyncExternalStore(loader.subscribe, () => (opened ? loader.state({ release: opened, path }).status : 'gone'));
  useEffect(() => forgetKeptForms, []);
  if (newest && newest.release !== opened?.release && LEFT_BEHIND.includes(standing)) open(newest);
  const route = opened?.routes.find((one) => one.path === path);
  if (!opened || !route) return <UnknownPage area={remote} />;
  return <OpenedPage release={opened} route={route} />;
}

/** The page behind its guard. The remote starts loading while the session is still being checked. */
function OpenedPage({ release, route }: { release: RemoteRelease; route: RemoteRoute }) {
  const location = useLocation();
  const session = useSession();
  const language = useLanguage();
  const loader = usePageLoader();
  const page = { release, path: route.path };
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(page));
  const verdict = guard({ area: release.name as Area, ...route }, session, location.pathname + location.search);
  const wanted = verdict.kind === 'show' || verdict.kind === 'wait';

  useEffect(() => {
    if (wanted) loader.load({ release, path: route.path });
  }, [wanted, loader, release, route.path]);

  if (verdict.kind === 'sign-in' || verdict.kind === 'second-factor') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'wrong-role' || verdict.kind === 'not-permitted') return <WrongRole verdict={verdict} />;
  if (verdict.kind === 'wait') return <Loading />;
  if (verdict.kind === 'unanswered') return <Unanswered />;
  return <PageOutcome page={page} state={state} title={route.title[language]} />;
}
