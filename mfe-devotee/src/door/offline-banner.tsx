import { formatTime, Icon, IconCloudOff, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  padding: '14px 16px',
  background: theme.vars.palette.role.warningTint,
  color: theme.vars.palette.role.text,
  borderLeft: `4px solid ${theme.vars.palette.role.warningMark}`,
  '& > svg': { flex: 'none' },
  '& strong': { fontWeight: 600 },
}));

interface OfflineBannerProps {
  sinceMs: number | undefined;
  waiting: number;
  timeZone: string;
}

/** Since when there is no connection, what works, and how much waits. It can’t be dismissed. */
export function OfflineBanner({ sinceMs, waiting, timeZone }: OfflineBannerProps) {
  const text = useTexts();
  if (sinceMs === undefined && waiting === 0) return null;
  const since = sinceMs === undefined ? '' : text('door.offline.since', { time: formatTime(new Date(sinceMs), { timeZone }) });
  return (
    <Strip role="status">
      <Icon of={IconCloudOff} size={24} />
      <div>
        {since && <strong>{since} </strong>}
        {since && text('door.offline.keep')} {waiting > 0 && text('door.offline.waiting', { count: waiting })}
      </div>
    </Strip>
  );
}
