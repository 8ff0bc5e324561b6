import { type RemoteStatus, remoteDeskEndpoints } from '@sannidhi/contracts';
import { Button, IconPlus, NEW_RECORD, Page, ScreenStates, Skeletons, Stack, usePanel, useRead, useText, WithPanel } from '@sannidhi/kit';
import { RegisterArea } from './register-area.tsx';
import { ReleasePanel } from './release-panel.tsx';
import { RemoteCard } from './remote-card.tsx';
import { RemotesHead } from './remotes-head.tsx';

/** Every remote: its active release, how it loads, and the rollback; one release next to them in the panel. */
function ReleasesView() {
  const text = useText('mfe-superadmin');
  const panel = usePanel('release');
  const remotes = useRead(remoteDeskEndpoints.list);
  const [remote, name] = panel.id?.split('@') ?? [];
  const status = remotes.data?.find((one) => one.remote === remote);
  const release = status?.releases.find((one) => one.release === name);
  return (
    <WithPanel
      panel={
        panel.id === NEW_RECORD ? (
          <RegisterArea onClose={panel.close} />
        ) : (
          status && release && <ReleasePanel key={panel.id} status={status} release={release} onClose={panel.close} />
        )
      }
    >
      <Page>
        <RemotesHead
          view="releases"
          lead={text('remotes.intro')}
          actions={
            <Button icon={IconPlus} onClick={() => panel.open(NEW_RECORD)}>
              {text('areas.register')}
            </Button>
          }
        />
        <ScreenStates query={remotes} failedTitle={text('remotes.failed')} loading={<Skeletons rows={5} height={120} />}>
          {(list: RemoteStatus[]) => (
            <Stack spacing={3}>
              {list.map((one) => (
                <RemoteCard
                  key={one.remote}
                  status={one}
                  open={one.remote === remote ? name : undefined}
                  onOpen={(opened) => panel.open(`${one.remote}@${opened}`)}
                  onClose={panel.close}
                />
              ))}
            </Stack>
          )}
        </ScreenStates>
      </Page>
    </WithPanel>
  );
}

export { ReleasesView as Screen };
