import { styled } from '@mui/material/styles';
import type { NotificationItem } from '@sannidhi/contracts';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { IconCheck, IconMail } from '../icons/icons.ts';
import { Chip } from '../ui/chip.tsx';
import { IconButton } from '../ui/icon-button.tsx';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  padding: '12px 0',
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: 0 },
  // The whole text is clickable.
  '& > div': { position: 'relative', minHeight: 44 },
  '& h2': { ...theme.typography.body1, display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' },
  '&[data-unread] h2': { fontWeight: 600 },
  '& h2 a': { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '@media (hover: hover)': { '& > div:hover a': { textDecoration: 'underline' } },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 2, whiteSpace: 'pre-line' },
  '& small': { ...theme.typography.caption, display: 'block', marginTop: 4, color: theme.vars.palette.text.secondary },
}));

interface NotificationRowProps {
  item: NotificationItem;
  busy: boolean;
  onMark: (read: boolean) => void;
  onFollow?: (() => void) | undefined;
}

/** What happened and when, a link to it, and whether it was read. Opening it marks it as read. */
export function NotificationRow({ item, busy, onMark, onFollow }: NotificationRowProps) {
  const text = useText('kit-notifications');
  const { title, body, path, createdAt, readAt } = item;
  const isUnread = readAt === null;
  const follow = () => {
    if (isUnread) onMark(true);
    onFollow?.();
  };
  return (
    <Row data-unread={isUnread || undefined}>
      <div>
        <h2>
          {path === null ? (
            title
          ) : (
            <Link to={path} onClick={follow}>
              {title}
            </Link>
          )}
          {isUnread && <Chip kind="primary">{text('new')}</Chip>}
        </h2>
        {body && <p>{body}</p>}
        <small>{formatDateTime(createdAt)}</small>
      </div>
      <IconButton
        icon={isUnread ? IconCheck : IconMail}
        label={text(isUnread ? 'markRead' : 'markUnread', { title })}
        disabled={busy}
        onClick={() => onMark(isUnread)}
      />
    </Row>
  );
}
