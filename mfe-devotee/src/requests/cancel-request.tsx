import { type OwnPoojaRequest, poojaRequestEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, formatCents, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

/** Cancels a request, after showing what is refunded. */
export function CancelRequest({ request: { id, title, paidCents, refundCents } }: { request: OwnPoojaRequest }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const cancel = useWrite(poojaRequestEndpoints.cancel, {
    onSuccess: () => notify({ kind: 'success', title: text('requests.cancel.done') }),
  });
  const onError = (error: Error) => notify({ kind: 'error', title: text('bookings.notSaved'), body: sentence(error) });
  const press = () =>
    cancel.mutate({ params: { requestId: id }, body: { seenRefundCents: refundCents } }, { onError, onSettled: () => setAsking(false) });
  const back = paidCents === 0 ? 'free' : refundCents > 0 ? 'refund' : 'noRefund';
  return (
    <>
      <Button variant="text" flush onClick={() => setAsking(true)}>
        {text('requests.cancel.button')}
      </Button>
      <Dialog
        open={asking}
        title={text('requests.cancel.ask', { what: title })}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('requests.cancel.keep')}</Button>
            <Button variant="destructive" busy={cancel.isPending && text('bookings.saving')} onClick={press}>
              {text('requests.cancel.button')}
            </Button>
          </>
        }
      >
        {text(`requests.cancel.${back}`, { refund: formatCents(refundCents) })}
      </Dialog>
    </>
  );
}
