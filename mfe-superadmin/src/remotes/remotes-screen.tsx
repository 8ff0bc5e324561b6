import { type RemoteStatus, remoteDeskEndpoints } from '@sannidhi/contracts';
import { Page, PageHeader, ScreenStates, Skeletons, Stack, useRead, useText } from '@sannidhi/kit';
import { RemoteCard } from './remote-card.tsx';

/** Every remote: which release runs, how it loads, and the way back. */
function RemotesScreen() {
  const text = useText('mfe-superadmin');
  const remotes = useRead(remoteDeskEndpoints.list);
  return (
    <Page>
      <PageHeader title={text('remotes.title')} lead={text('remotes.intro')} />
      <ScreenStates query={remotes} failedTitle={text('remotes.failed')} loading={<Skeletons rows={5} height={120} />}>
        {(list: RemoteStatus[]) => (
          <Stack spacing={3}>
            {list.map((status) => (
              <RemoteCard key={status.remote} status={status} />
            ))}
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

export { RemotesScreen as Screen };
