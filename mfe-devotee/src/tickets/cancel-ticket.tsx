import { type OwnTicket, ticketEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, formatCents, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

/** Cancels a ticket, after showing what is refunded. */
export function CancelTicket({ ticket: { id, name, type }, cents }: { ticket: OwnTicket; cents: number }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const amount = formatCents(cents);
  const outcome = cents > 0 ? 'refund' : 'nothing';
  const onSuccess = () => notify({ kind: 'success', title: text(`tickets.cancel.done.${outcome}`, { amount }) });
  const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
  const cancel = useWrite(ticketEndpoints.cancel);
  const press = () => cancel.mutate({ params: { ticketId: id } }, { onSuccess, onError, onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
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
        {text(`tickets.cancel.${outcome}`, { amount })}
      </Dialog>
    </>
  );
}
