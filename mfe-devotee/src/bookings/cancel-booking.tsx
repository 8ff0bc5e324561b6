import { bookingEndpoints, type OwnBooking } from '@sannidhi/contracts';
import { Button, Dialog, formatCents, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

/** Cancels a booking, after showing what is refunded. */
export function CancelBooking({ booking }: { booking: OwnBooking }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const { id, refundCents, slot } = booking;
  const refund = formatCents(refundCents);
  // Said after the booking was loaded again, when nothing is left to refund.
  const [said, setSaid] = useState('');
  const cancel = useWrite(bookingEndpoints.cancel, { onSuccess: () => notify({ kind: 'success', title: said }) });
  const onError = (error: Error) => notify({ kind: 'error', title: text('bookings.notSaved'), body: sentence(error) });
  const press = () => {
    setSaid(text(refundCents > 0 ? 'bookings.cancel.done' : 'bookings.cancel.doneNothing', { refund }));
    cancel.mutate({ params: { bookingId: id } }, { onError, onSettled: () => setAsking(false) });
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {text('bookings.cancel.button')}
      </Button>
      <Dialog
        open={asking}
        title={text('bookings.cancel.ask', { what: slot.service })}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('bookings.cancel.keep')}</Button>
            <Button variant="destructive" busy={cancel.isPending && text('bookings.saving')} onClick={press}>
              {text('bookings.cancel.button')}
            </Button>
          </>
        }
      >
        {text(refundCents > 0 ? 'bookings.cancel.refund' : 'bookings.cancel.noRefund', { refund })}
      </Dialog>
    </>
  );
}
