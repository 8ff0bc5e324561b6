import { styled } from '@mui/material/styles';
import type { ConversationMessage, SideEndpoints } from '@sannidhi/contracts';
import { formatTime } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../icons/icon.tsx';
import { IconLock } from '../icons/icons.ts';
import { LinkedText } from './linked-text.tsx';
import { MessageFiles } from './message-files.tsx';
import { RecordCard } from './record-card.tsx';

const Bubble = styled('li')(({ theme }) => ({
  justifySelf: 'start',
  maxWidth: 'min(640px, 92%)',
  minWidth: 0,
  '&[data-ours]': { justifySelf: 'end' },
  '& > small': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    color: theme.vars.palette.text.secondary,
    marginBottom: 2,
  },
  '& > div': {
    ...theme.typography.body1,
    padding: '10px 14px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.role.line}`,
    background: theme.vars.palette.role.surface,
    // What is inside can't turn or cover what is around it.
    unicodeBidi: 'isolate',
    overflow: 'hidden',
  },
  '&[data-ours] > div': { background: theme.vars.palette.role.primaryTint },
  '&[data-note] > div': { background: theme.vars.palette.role.warningTint, border: `1px dashed ${theme.vars.palette.role.warning}` },
}));

interface MessageBubbleProps {
  endpoints: SideEndpoints;
  message: ConversationMessage;
  readByThem: number;
}

/** A message, or a note that only the office sees. */
export function MessageBubble({ endpoints, message, readByThem }: MessageBubbleProps) {
  const text = useText('kit-messages');
  const { kind, isOurs, author, sentAt, mentions, sideNumber } = message;
  const isNote = kind === 'note';
  return (
    <Bubble data-ours={isOurs || undefined} data-note={isNote || undefined}>
      <small>
        {isNote && <Icon of={IconLock} size="sm" />}
        {isNote ? text('noteBy', { author, time: formatTime(sentAt) }) : text('sentBy', { author, time: formatTime(sentAt) })}
        {isOurs && !isNote && sideNumber <= readByThem && ` · ${text('read')}`}
      </small>
      <div dir="auto">
        {mentions.length > 0 && <b>{mentions.map((name) => `@${name}`).join(' ')} </b>}
        <LinkedText>{message.text}</LinkedText>
        {message.record && <RecordCard record={message.record} />}
        {message.attachments.length > 0 && <MessageFiles endpoints={endpoints} files={message.attachments} />}
      </div>
    </Bubble>
  );
}
