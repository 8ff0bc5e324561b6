import type { Area, RemoteRelease, RemoteRoute } from '@sannidhi/contracts';
import { useSession } from '@sannidhi/kit/session';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guard } from '../routes/guard.ts';
import { Loading } from '../states/loading.tsx';
import { WrongRole } from '../states/wrong-role.tsx';
import { useLanguage } from '../words/words.ts';
import { usePageLoader } from './page-loader-context.ts';
import { PageOutcome } from './page-outcome.tsx';

interface RemotePageProps {
  release: RemoteRelease;
  route: RemoteRoute;
}

/** A page of a remote behind its guard. The remote starts loading while the session is still being checked. */
export function RemotePage({ release, route }: RemotePageProps) {
  const location = useLocation();
  const session = useSession();
  const language = useLanguage();
  const loader = usePageLoader();
  const page = { remote: release.name, path: route.path };
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(page));
  const verdict = guard({ area: release.name as Area, ...route }, session, location.pathname + location.search);
  const wanted = verdict.kind === 'show' || verdict.kind === 'wait';

  useEffect(() => {
    if (wanted) loader.load({ remote: release.name, path: route.path });
  }, [wanted, loader, release.name, route.path]);

  if (verdict.kind === 'sign-in' || verdict.kind === 'second-factor') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'wrong-role' || verdict.kind === 'not-permitted') return <WrongRole verdict={verdict} />;
  if (verdict.kind === 'wait') return <Loading />;
  return (
    <PageOutcome page={page} release={release.release} state={state} title={route.title[language]} onRetry={() => loader.retry(page)} />
  );
}
