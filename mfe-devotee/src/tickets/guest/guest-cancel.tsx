import { type GuestTicket, guestLinkEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, formatCents, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../../use-texts.ts';
import { EndsAlong } from '../ends-along.tsx';

interface GuestCancelProps {
  link: string;
  ticket: GuestTicket;
  /** What canceling pays back. */
  cents: number;
  onDone: () => void;
  /** Another sum than the one that was shown goes back. */
  onStale: () => void;
}

/** Cancels one of a guest's tickets, after saying what is refunded. */
export function GuestCancel({ link, ticket, cents, onDone, onStale }: GuestCancelProps) {
  const { id, name, type } = ticket;
  const text = useTexts();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const outcome = cents > 0 ? 'refund' : 'nothing';
  const amount = formatCents(cents);
  const cancel = useWrite(guestLinkEndpoints.cancel);
  const press = () => {
    const onSuccess = () => {
      notify({ kind: 'success', title: text(`tickets.cancel.done.${outcome}`, { amount }) });
      onDone();
    };
    const onError = (error: Error) => {
      notify({ kind: 'error', title: sentence(error) });
      // The question stays, with the sum as it is now.
      onStale();
    };
    cancel.mutate({ params: { link }, body: { ticketId: id, seenCents: cents } }, { onSuccess, onError });
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)} aria-label={text('tickets.guest.cancelOf', { name: name || type })}>
        {text('tickets.cancel.button')}
      </Button>
      <Dialog
        open={asking}
        title={text('tickets.cancel.ask', { name: name || type })}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('tickets.cancel.keep')}</Button>
            <Button variant="destructive" busy={cancel.isPending && text('tickets.saving')} onClick={press}>
              {text('tickets.cancel.button')}
            </Button>
          </>
        }
      >
        <EndsAlong ticket={ticket} />
        {text(`tickets.cancel.${outcome}`, { amount })}
      </Dialog>
    </>
  );
}
