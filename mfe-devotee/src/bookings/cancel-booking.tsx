import { bookingEndpoints, type OwnBooking, wasShipped } from '@sannidhi/contracts';
import { Button, Dialog, formatCents, HttpError, notify, useErrorSentence, useRead, useWrite } from '@sannidhi/kit';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../use-texts.ts';

const GiveInstead = lazy(async () => ({ default: (await import('../giving/give-instead.tsx')).GiveInstead }));

/** Cancels a booking, after showing what is refunded, or given instead. */
export function CancelBooking({ booking }: { booking: OwnBooking }) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const [giveToFundId, setGiveTo] = useState<string>();
  const { id, refundCents, slot, temple, fundId, prasadam } = booking;
  const { refetch } = useRead(bookingEndpoints.ownOne, { params: { bookingId: id } });
  const cancel = useWrite(bookingEndpoints.cancel, {
    onSuccess: ({ paidBackCents, givenCents = 0 }) => {
      const done = givenCents > 0 ? 'doneGiven' : paidBackCents > 0 ? 'done' : 'doneNothing';
      notify({ kind: 'success', title: text(`bookings.cancel.${done}`, { refund: formatCents(paidBackCents || givenCents) }) });
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
    cancel.mutate({ params: { bookingId: id }, body: { seenRefundCents: refundCents, giveToFundId } }, { onSuccess, onError });
  };
  const outcome = refundCents === 0 ? 'noRefund' : giveToFundId ? 'give' : 'refund';
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
              {outcome === 'give' ? text('giveInstead.submit', { amount: formatCents(refundCents) }) : text('bookings.cancel.button')}
            </Button>
          </>
        }
      >
        <p>{text(`bookings.cancel.${outcome}`, { refund: formatCents(refundCents) })}</p>
        {refundCents > 0 && prasadam && wasShipped(prasadam.status) && <p>{text('bookings.cancel.prasadam')}</p>}
        {refundCents > 0 && (
          <Suspense fallback={null}>
            <GiveInstead slug={temple.slug} creditsFundId={fundId} onChange={setGiveTo} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

const isOtherSum = (error: Error): boolean => error instanceof HttpError && error.api?.code === 'booking-refund-changed';
