import { type Area, pageKey, type Remote, type RemoteRelease, type RemoteRoute, saidIn, shownRoute } from '@sannidhi/contracts';
import { useSession } from '@sannidhi/kit/session';
import { discardDrafts, forgetKeptForms, keepForms } from '@sannidhi/kit/unsaved';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyPart } from '../boot/lazy-part.ts';
import { sealShared } from '../containment/seal-shared.ts';
import { guard } from '../routes/guard.ts';
import { UnknownPage } from '../routes/unknown-path.tsx';
import { Loading } from '../states/loading.tsx';
import { Unanswered } from '../states/unanswered.tsx';
import { WrongRole } from '../states/wrong-role.tsx';
import { useLanguage } from '../words/words.ts';
import { tellPageForms } from './page-forms.ts';
import { usePageLoader } from './page-loader-context.ts';
import { PageOutcome } from './page-outcome.tsx';
import { useOpenedRelease } from './use-opened-release.ts';

interface RemotePageProps {
  remote: Remote;
  path: string;
}

sealShared();
tellPageForms({ keepForms, discardDrafts });

/** Loaded when there is something to say. */
const OpenTabNotices = lazyPart(async () => (await import(/* webpackChunkName: "open-tabs" */ '../open-tabs/index.ts')).loadNotices());

/**
 * A page of a remote, or the view that the query selects, in the release it was opened with. If no release of the remote has it, it is
 * unknown.
 */
export function RemotePage({ remote, path }: RemotePageProps) {
  const { search } = useLocation();
  const { release, healed, newer, takeUp } = useOpenedRelease(remote, path);
  useEffect(() => forgetKeptForms, []);
  const route = release && shownRoute(release.routes, path, search);
  if (!release || !route) return <UnknownPage area={remote} />;
  return (
    <>
      <OpenedPage release={release} route={route} />
      {(healed || newer) && (
        <Suspense>
          <OpenTabNotices healed={healed} newer={newer} onTakeUp={takeUp} />
        </Suspense>
      )}
    </>
  );
}

/** The page behind its guard. The remote starts loading while the session is still being checked. */
function OpenedPage({ release, route }: { release: RemoteRelease; route: RemoteRoute }) {
  const location = useLocation();
  const session = useSession();
  const language = useLanguage();
  const loader = usePageLoader();
  const page = { release, path: pageKey(route) };
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(page));
  const verdict = guard({ area: release.name as Area, ...route }, session, location.pathname + location.search);
  const wanted = verdict.kind === 'show' || verdict.kind === 'wait';

  useEffect(() => {
    if (wanted) loader.load({ release, path: page.path });
  }, [wanted, loader, release, page.path]);

  if (verdict.kind === 'sign-in' || verdict.kind === 'second-factor') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'wrong-role' || verdict.kind === 'not-permitted') return <WrongRole verdict={verdict} />;
  if (verdict.kind === 'wait') return <Loading />;
  if (verdict.kind === 'unanswered') return <Unanswered />;
  return <PageOutcome page={page} state={state} title={saidIn(route.title, language)} />;
}
