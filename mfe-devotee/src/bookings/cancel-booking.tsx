import { bookingEndpoints, type OwnBooking } from '@sannidhi/contracts';
import { Button, Dialog, formatCents, HttpError, notify, useErrorSentence, useRead, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

/** Cancels a booking, after showing what is refunded. */
export function CancelBooking({ booking }: { booking: OwnBooking }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const { id, refundCents, slot } = booking;
  const { refetch } = useRead(bookingEndpoints.ownOne, { params: { bookingId: id } });
  const cancel = useWrite(bookingEndpoints.cancel, {
    onSuccess: ({ paidBackCents }) => {
      const done = paidBackCents > 0 ? 'bookings.cancel.done' : 'bookings.cancel.doneNothing';
      notify({ kind: 'success', title: text(done, { refund: formatCents(paidBackCents) }) });
    },
  });
  const press = () => {
    const onSuccess = () => setAsking(false);
    const onError = (error: Error) => {
      notify({ kind: 'error', title: text('bookings.notSaved'), body: sentence(error) });
      // The question stays, with the sum as it is now.
      if (isOtherSum(error)) void refetch();
      else setAsking(false);
    };
    cancel.mutate({ params: { bookingId: id }, body: { seenRefundCents: refundCents } }, { onSuccess, onError });
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
        {text(refundCents > 0 ? 'bookings.cancel.refund' : 'bookings.cancel.noRefund', { refund: formatCents(refundCents) })}
      </Dialog>
    </>
  );
}

const isOtherSum = (error: Error): boolean => error instanceof HttpError && error.api?.code === 'booking-refund-changed';
