import type { ReleaseSummary, RemoteStatus } from '@sannidhi/contracts';
import { Banner, Facts, formatCount, formatDate, formatDateTime, SidePanel, useText } from '@sannidhi/kit';
import { CanaryForm } from './canary-form.tsx';
import { failingShare } from './failing-share.ts';
import { PreviewLink } from './preview-link.tsx';
import { PromoteRelease } from './promote-release.tsx';
import { isGone, ReleaseChip } from './release-chip.tsx';

interface ReleasePanelProps {
  status: RemoteStatus;
  release: ReleaseSummary;
  onClose: () => void;
}

/** One release: how it loads, and its actions: promote it, try it on a percentage of browsers, show it to a colleague. */
export function ReleasePanel({ status, release, onClose }: ReleasePanelProps) {
  const text = useText('mfe-superadmin');
  const { remote, active } = status;
  return (
    <SidePanel
      title={release.release}
      overline={<ReleaseChip status={status} release={release} />}
      subtitle={<p>{remote}</p>}
      onClose={onClose}
    >
      <ReleaseFacts release={release} />
      {isGone(release) ? (
        <Banner kind="info">{text('remotes.goneMore', { date: formatDate(release.keptUntil ?? '') })}</Banner>
      ) : (
        <>
          {release.release !== active && <PromoteRelease remote={remote} release={release.release} />}
          {release.release !== active && <CanaryForm status={status} release={release.release} />}
          <PreviewLink remote={remote} release={release.release} />
        </>
      )}
    </SidePanel>
  );
}

function ReleaseFacts({ release }: { release: ReleaseSummary }) {
  const text = useText('mfe-superadmin');
  const { publishedBy, publishedAt, contract, loads, keptUntil } = release;
  return (
    <Facts
      ruled
      facts={[
        { label: text('remotes.by'), value: publishedBy },
        { label: text('remotes.at'), value: formatDateTime(publishedAt) },
        { label: text('remotes.contract'), value: contract },
        { label: text('remotes.loads'), value: formatCount(loads) },
        { label: text('remotes.failing'), value: failingShare(release) },
        {
          label: text('remotes.kept'),
          value: keptUntil ? !isGone(release) && text('remotes.keptUntil', { date: formatDate(keptUntil) }) : text('remotes.keptInUse'),
        },
      ]}
    />
  );
}
