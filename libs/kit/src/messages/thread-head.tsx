import { styled } from '@mui/material/styles';
import type { ConversationDetail } from '@sannidhi/contracts';
import { useEffect, useRef } from 'react';
import { formatDate, formatDateTime } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { IconArrowLeft } from '../icons/icons.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import type { MessagePortal } from './message-portals.ts';
import { ThreadActions } from './thread-actions.tsx';
import { ThreadLabels } from './thread-labels.tsx';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'start',
  padding: 16,
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  '& > div': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h2': { ...theme.typography.h2, '&:focus': { outline: 'none' } },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& p[data-waiting]': { color: theme.vars.palette.role.warning, fontWeight: 600 },
}));

interface ThreadHeadProps {
  portal: MessagePortal;
  conversation: ConversationDetail;
  mayWrite: boolean;
  onClose: () => void;
}

/** With whom and about what; for the office also what it knows of them, how long they wait, and what it can do. */
export function ThreadHead({ portal, conversation, mayWrite, onClose }: ThreadHeadProps) {
  const text = useText('kit-messages');
  const { id, withName, subject, status, person, waitingSince, snoozedUntil, isOffice } = conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation is a step of its own
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  return (
    <Head>
      <IconButton icon={IconArrowLeft} label={text('back')} onClick={onClose} />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {withName}
        </h2>
        <p>{subject}</p>
        {person && (
          <p>
            {[person.email, text('since', { date: formatDate(person.since) }), text('howMany', { count: person.conversations })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {waitingSince && <p data-waiting>{text('waitingSince', { time: formatDateTime(waitingSince) })}</p>}
        {snoozedUntil && <p>{text('snoozedUntil', { time: formatDateTime(snoozedUntil) })}</p>}
      </div>
      {isOffice && <StatusChip of="conversation" state={status} />}
      {isOffice && portal.office && mayWrite && <ThreadActions office={portal.office} conversation={conversation} />}
      {isOffice && portal.office && mayWrite && <ThreadLabels key={id} office={portal.office} conversation={conversation} />}
    </Head>
  );
}
