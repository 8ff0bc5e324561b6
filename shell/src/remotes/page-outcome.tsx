import { Loading } from '../states/loading.tsx';
import { Unavailable } from '../states/unavailable.tsx';
import type { PageRequest, PageState } from './page-loader.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteScreen } from './remote-screen.tsx';

interface PageOutcomeProps {
  page: PageRequest;
  release: string;
  state: PageState;
  title: string;
  onRetry: () => void;
}

/** What the person sees for each state of a remote's page. */
export function PageOutcome({ page, release, state, title, onRetry }: PageOutcomeProps) {
  if (state.status === 'idle' || state.status === 'loading') return <Loading />;
  if (state.status === 'failed') return <Unavailable failure={state.failure} onRetry={onRetry} />;
  if (state.status === 'incompatible') {
    const { remote, range } = state;
    return <Unavailable failure={{ remote, release, phase: 'contract', kind: 'incompatible', detail: range }} onRetry={onRetry} />;
  }
  return (
    <RemoteBoundary key={`${page.remote} ${page.path} ${state.attempt}`} remote={page.remote} release={release}>
      <RemoteScreen title={title} Screen={state.Screen} />
    </RemoteBoundary>
  );
}
