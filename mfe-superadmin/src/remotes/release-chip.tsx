import type { ReleaseSummary, RemoteStatus } from '@sannidhi/contracts';
import { Chip, IconArchive, IconArrowBackUp, IconCircleCheck, IconCircleDashed, IconCircleDot, useText } from '@sannidhi/kit';

interface ReleaseChipProps {
  status: RemoteStatus;
  release: ReleaseSummary;
}

/** A release's role for its remote: active, canary, previous, stored, or removed. */
export function ReleaseChip({ status: { active, previous, canary }, release }: ReleaseChipProps) {
  const text = useText('mfe-superadmin');
  if (release.release === active)
    return (
      <Chip kind="success" icon={IconCircleCheck}>
        {text('remotes.inUse')}
      </Chip>
    );
  if (release.release === canary?.release)
    return (
      <Chip kind="info" icon={IconCircleDot}>
        {text('remotes.canaryChip', canary)}
      </Chip>
    );
  if (release.release === previous) return <Chip icon={IconArrowBackUp}>{text('remotes.before')}</Chip>;
  if (isGone(release)) return <Chip icon={IconArchive}>{text('remotes.gone')}</Chip>;
  return <Chip icon={IconCircleDashed}>{text('remotes.registered')}</Chip>;
}

/** Whether the files of a release were removed from the server. */
export const isGone = ({ keptUntil }: ReleaseSummary): boolean => keptUntil !== null && Date.parse(keptUntil) <= Date.now();
