import { Loading } from '../states/loading.tsx';
import { Unavailable } from '../states/unavailable.tsx';
import type { PageRequest, PageState } from './page-loader.ts';
import { usePageLoader } from './page-loader-context.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteScreen } from './remote-screen.tsx';

interface PageOutcomeProps {
  page: PageRequest;
  state: PageState;
  title: string;
}

/** What the user sees for each state of a remote's page. */
export function PageOutcome({ page, state, title }: PageOutcomeProps) {
  const loader = usePageLoader();
  const { name, release } = page.release;
  if (state.status === 'idle' || state.status === 'loading') return <Loading />;
  if (state.status === 'ready') {
    return (
      <RemoteBoundary
        key={`${name} ${release} ${page.path} ${state.attempt}`}
        remote={name}
        release={release}
        heal={() => loader.heal(page.release)}
        restart={() => loader.restart(page)}
      >
        <RemoteScreen title={title} place={page.path} Screen={state.Screen} />
      </RemoteBoundary>
    );
  }
  return <Unavailable failure={failureOf(page, state)} onRetry={() => loader.retry(page)} />;
}

type NotReady = Exclude<PageState, { status: 'idle' | 'loading' | 'ready' }>;

function failureOf({ release: { name, release } }: PageRequest, state: NotReady) {
  if (state.status === 'failed') return state.failure;
  if (state.status === 'gone') return { remote: name, release, phase: 'inner', kind: 'network', detail: '' } as const;
  return { remote: name, release, phase: 'contract', kind: 'incompatible', detail: state.range } as const;
}
