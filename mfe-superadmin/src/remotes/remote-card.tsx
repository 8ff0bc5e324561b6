import type { RemoteStatus } from '@sannidhi/contracts';
import { Card, Facts, formatDateTime, Stack, useText } from '@sannidhi/kit';
import { ChangeRemote } from './change-remote.tsx';
import { ReleaseTable } from './release-table.tsx';
import { RemoteHistory } from './remote-history.tsx';

/** One remote: what runs, what is tried, its releases and what was done with it. */
export function RemoteCard({ status }: { status: RemoteStatus }) {
  const text = useText('mfe-superadmin');
  const { remote, active, installed, previous, canary } = status;
  const asInstalled = installed ? text('remotes.installed', { release: installed }) : text('remotes.nothing');
  const canRollBack = canary !== null || (active !== null && (previous !== null || installed !== null));
  return (
    <Card title={remote} aside={canRollBack && <ChangeRemote remote={remote} />}>
      <Stack spacing={2}>
        <Facts
          facts={[
            { label: text('remotes.runs'), value: active ?? asInstalled },
            {
              label: text('remotes.canary'),
              value: canary && text('remotes.canaryFact', { ...canary, since: formatDateTime(canary.startedAt) }),
            },
            { label: text('remotes.previous'), value: active && (previous ?? asInstalled) },
          ]}
        />
        {status.releases.length > 0 && (
          <>
            <ReleaseTable status={status} />
            <RemoteHistory remote={remote} />
          </>
        )}
      </Stack>
    </Card>
  );
}
