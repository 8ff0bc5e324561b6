import type { RemoteStatus } from '@sannidhi/contracts';
import { Card, Facts, formatDateTime, Stack, useText } from '@sannidhi/kit';
import { LeaveRelease } from './leave-release.tsx';
import { type OpenRelease, ReleaseTable } from './release-table.tsx';
import { RemoteHistory } from './remote-history.tsx';
import { RemoveArea } from './remove-area.tsx';

/** One remote: its active release, its canary, the rollback, its releases and its history. */
export function RemoteCard({ status, ...panel }: OpenRelease & { status: RemoteStatus }) {
  const text = useText('mfe-superadmin');
  const { remote, area, active, installed, previous, canary } = status;
  const asInstalled = installed ? text('remotes.installed', { release: installed }) : text('remotes.nothing');
  return (
    <Card title={remote}>
      <Stack spacing={3}>
        <Facts
          facts={[
            {
              label: text('areas.area'),
              value:
                area &&
                text('areas.areaFact', {
                  title: area.title.en,
                  titleHi: area.title.hi,
                  prefix: area.prefix,
                  portal: text(`areas.portals.${area.role}`),
                }),
            },
            { label: text('remotes.runs'), value: active ?? asInstalled },
            {
              label: text('remotes.canary'),
              value: canary && text('remotes.canaryFact', { ...canary, since: formatDateTime(canary.startedAt) }),
            },
            { label: text('remotes.previous'), value: active && (previous ?? asInstalled) },
          ]}
        />
        <LeaveRelease status={status} />
        {status.releases.length > 0 && (
          <>
            <ReleaseTable status={status} {...panel} />
            <RemoteHistory remote={remote} />
          </>
        )}
        {area && (
          <div>
            <RemoveArea area={area} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
