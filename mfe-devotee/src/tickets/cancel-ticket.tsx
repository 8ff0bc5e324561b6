import { type OwnTicket, type TicketDates, ticketEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, formatCents, HttpError, notify, useErrorSentence, useRead, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { GiveInstead } from '../giving/give-instead.tsx';
import { useTexts } from '../use-texts.ts';
import { useAlong } from './ends-along.tsx';

/** Cancels a ticket, or the same person's for all dates, after showing what is refunded, or given instead. */
export function CancelTicket({ ticket, cents }: { ticket: OwnTicket; cents: number }) {
  const { id, name, type, otherDates, allDates } = ticket;
  const text = useTexts();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const [giveToFundId, setGiveTo] = useState<string>();
  // A ticket that this device kept earlier may know of no other dates.
  const hasOthers = otherDates?.length > 0;
  // Somebody else paid for it.
  const isGiven = ticket.orderId === null;
  const outcomeOf = (sum: number) => (sum === 0 ? 'nothing' : giveToFundId ? 'give' : 'refund');
  const back = (sum: number) => text(`tickets.cancel.${isGiven ? 'given' : outcomeOf(sum)}`, { amount: formatCents(sum) });
  const along = useAlong();
  const one = along(ticket.endsAlong) + back(cents);
  // A ticket that this device kept earlier may not say so.
  const canGive = ticket.canGiveRefund && (cents > 0 || (hasOthers && allDates.cancelCents > 0));
  const done = (dates: TicketDates) => {
    const sum = dates === 'all' ? allDates.cancelCents : cents;
    const key = dates === 'all' ? 'tickets.series.canceled' : 'tickets.cancel.done';
    return text(`${key}.${outcomeOf(sum)}`, { amount: formatCents(sum) });
  };
  const giveOne = !hasOthers && !isGiven && outcomeOf(cents) === 'give';
  const submit = giveOne
    ? text('giveInstead.submit', { amount: formatCents(cents) })
    : text(hasOthers ? 'tickets.series.cancelOne' : 'tickets.cancel.button');
  const { refetch } = useRead(ticketEndpoints.ownOne, { params: { ticketId: id } });
  const cancel = useWrite(ticketEndpoints.cancel);
  const press = (dates: TicketDates) => {
    const seenCents = dates === 'all' ? allDates.cancelCents : cents;
    const onSuccess = () => {
      notify({ kind: 'success', title: done(dates) });
      setAsking(false);
    };
    const onError = (error: Error) => {
      notify({ kind: 'error', title: sentence(error) });
      // The question stays, with the sum as it is now.
      if (isOtherSum(error)) void refetch();
      else setAsking(false);
    };
    cancel.mutate({ params: { ticketId: id }, body: { dates, seenCents, giveToFundId } }, { onSuccess, onError });
  };
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
            {hasOthers && (
              <Button variant="destructive" busy={cancel.isPending && text('tickets.saving')} onClick={() => press('all')}>
                {text('tickets.series.cancelAll')}
              </Button>
            )}
            <Button variant="destructive" busy={cancel.isPending && text('tickets.saving')} onClick={() => press('one')}>
              {submit}
            </Button>
          </>
        }
      >
        <p>{hasOthers ? text('tickets.series.cancelBack', { one, all: along(allDates.endsAlong) + back(allDates.cancelCents) }) : one}</p>
        {canGive && <GiveInstead slug={ticket.event.temple.slug} onChange={setGiveTo} />}
      </Dialog>
    </>
  );
}

const isOtherSum = (error: Error): boolean => error instanceof HttpError && error.api?.code === 'ticket-refund-changed';
