import { styled } from '@mui/material/styles';
import type { ConversationRow } from '@sannidhi/contracts';
import { useText } from '../i18n/use-text.ts';
import { Chip } from '../ui/chip.tsx';
import { shortTime } from './message-times.ts';

const Entry = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 8px',
  width: '100%',
  padding: '12px 16px',
  cursor: 'pointer',
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  borderLeft: '3px solid transparent',
  '&[aria-current]': { background: theme.vars.palette.role.primaryTint, borderLeftColor: theme.vars.palette.role.primary },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.role.focus}`, outlineOffset: -3 },
  '&[data-unread] > b, &[data-unread] > span:first-of-type': { fontWeight: 700 },
  '& > b': { ...theme.typography.body1, fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > small[data-waiting]': { color: theme.vars.palette.role.warning, fontWeight: 600 },
  '& > span': { gridColumn: '1 / -1', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span[data-last]': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > span[data-tags]': { display: 'flex', flexWrap: 'wrap', gap: 6, whiteSpace: 'normal', alignItems: 'center', marginTop: 4 },
}));

interface ConversationEntryProps {
  item: ConversationRow;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

/** One conversation in the list: with whom, about what, how it ends so far, and for the office how long they wait. */
export function ConversationEntry({ item, isOpen, onOpen }: ConversationEntryProps) {
  const text = useText('kit-messages');
  const { id, withName, subject, topic, lastText, lastIsOurs, lastMessageAt, unread, isOffice, waitingSince, assignee, priority, labels } =
    item;
  return (
    <li>
      <Entry
        type="button"
        data-conversation={id}
        data-unread={unread > 0 || undefined}
        aria-current={isOpen || undefined}
        onClick={() => onOpen(id)}
      >
        <b>{withName}</b>
        <small data-waiting={waitingSince ? true : undefined}>{shortTime(waitingSince ?? lastMessageAt)}</small>
        <span>{subject}</span>
        <span data-last>{lastIsOurs ? text('you', { text: lastText }) : lastText}</span>
        <span data-tags>
          {unread > 0 && <Chip kind="primary">{text('unread', { count: unread })}</Chip>}
          {priority === 'urgent' && (
            <Chip kind="warning" icon="warning">
              {text('priority.urgent')}
            </Chip>
          )}
          <Chip kind="neutral">{text(`topic.${topic}`)}</Chip>
          {labels.map((label) => (
            <Chip key={label} kind="info">
              {label}
            </Chip>
          ))}
          {isOffice && <small>{assignee?.name ?? text('nobody')}</small>}
        </span>
      </Entry>
    </li>
  );
}
