import { DeployTokensView } from './deploy-tokens-view.tsx';
import { ReleasesView } from './releases-view.tsx';
import { useRemotesView } from './remotes-head.tsx';

/** System management's page of the remotes. */
function RemotesScreen() {
  return useRemotesView().view === 'tokens' ? <DeployTokensView /> : <ReleasesView />;
}

export { RemotesScreen as Screen };
