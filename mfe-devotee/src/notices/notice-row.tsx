import type { Notice } from '@sannidhi/contracts';
import { Button, Chip, DateTile, formatDate, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  padding: '20px 0',
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
  '& h2': { ...theme.typography.h3, display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center', overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, marginTop: 4 },
  '& small': { ...theme.typography.caption, display: 'block', marginTop: 4, color: theme.vars.palette.text.secondary },
}));

interface NoticeRowProps {
  notice: Notice;
  busy: boolean;
  onMark: () => void;
}

/** One festival the devotee was told of: when, where, and why on that day. */
export function NoticeRow({ notice, busy, onMark }: NoticeRowProps) {
  const text = useTexts();
  const { festival, placeName, createdAt, readAt } = notice;
  const { name, date, reason, override } = festival;
  return (
    <Row>
      <DateTile date={date} />
      <div>
        <h2>
          {name} {readAt === null && <Chip kind="primary">{text('notices.new')}</Chip>}
        </h2>
        <p>{override ? text('notices.moved', { date: formatDate(override.computedDate), note: override.note }) : reason}</p>
        <small>{text('notices.where', { place: placeName, told: formatDate(createdAt) })}</small>
        <Button
          variant="text"
          small
          flush
          disabled={busy}
          onClick={onMark}
          aria-label={text(readAt ? 'notices.unreadOf' : 'notices.readOf', { name })}
        >
          {text(readAt ? 'notices.markUnread' : 'notices.markRead')}
        </Button>
      </div>
    </Row>
  );
}
