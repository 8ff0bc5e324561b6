import type { SupportMessage } from '@sannidhi/contracts';
import { Facts, formatDateTime, SidePanel, StatusChip, styled, Typography, useText } from '@sannidhi/kit';
import { AnswerForm } from './answer-form.tsx';

const Letter = styled('p')(({ theme }) => ({ ...theme.typography.body1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

/** One message with its sender, and the reply: to write while it is open, to read afterward. */
export function MessagePanel({ message, onClose }: { message: SupportMessage; onClose: () => void }) {
  const text = useText('mfe-superadmin');
  return (
    <SidePanel
      title={text('support.row', { name: message.name, reference: message.reference })}
      overline={<StatusChip of="support" state={message.state} />}
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: text('support.from'), value: message.name },
          { label: text('support.email'), value: message.email },
          { label: text('support.topic'), value: text(`support.topics.${message.topic}`) },
          { label: text('support.received'), value: formatDateTime(message.receivedAt) },
        ]}
      />
      <Letter>{message.message}</Letter>
      {message.state === 'open' ? <AnswerForm message={message} /> : <Settled message={message} />}
    </SidePanel>
  );
}

function Settled({ message: { reply, settledBy, settledAt } }: { message: SupportMessage }) {
  const text = useText('mfe-superadmin');
  const when = settledAt ? formatDateTime(settledAt) : '';
  return (
    <section>
      <Typography variant="h3" component="h3">
        {text(reply ? 'support.answered' : 'support.closed', { who: settledBy ?? '', when })}
      </Typography>
      {reply && <Letter>{reply}</Letter>}
    </section>
  );
}
