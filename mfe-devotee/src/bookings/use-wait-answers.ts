import { bookingEndpoints, CHECKOUT_RETURN_PATHS, type OwnWait } from '@sannidhi/contracts';
import { notify, useCart, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ofPerson, toPerson } from '../poojas/booking-values.ts';
import { useTexts } from '../use-texts.ts';

interface WaitAnswers {
  /** Puts the offered place into the cart and goes there. */
  accept: () => Promise<void>;
  /** Leaves the list, or declines the offer. */
  leave: () => Promise<void>;
  /** Declines part of the places, and waits for all of them together. */
  keepWaiting: () => Promise<void>;
  busy: boolean;
}

/** What a devotee can do with a place on a waitlist; what is refused is said. */
export function useWaitAnswers({ id, status, slot, temple, participants, intention, inAbsentia, prasadamTo }: OwnWait): WaitAnswers {
  const text = useTexts();
  const navigate = useNavigate();
  const sentence = useErrorSentence();
  const { add } = useCart();
  const [adding, setAdding] = useState(false);
  const remove = useWrite(bookingEndpoints.leave);
  const keep = useWrite(bookingEndpoints.keepWaiting);
  const failed = (error: unknown) => notify({ kind: 'error', title: text('bookings.notSaved'), body: sentence(error) });
  const accept = async () => {
    setAdding(true);
    const people = participants.map((each) => ofPerson(toPerson(each)));
    const item = { slotId: slot.id, participants: people, intention, inAbsentia, prasadamTo, waitId: id };
    // The server prices the line.
    const line = { templeSlug: temple.slug, kind: 'pooja', item, label: slot.service, amountCents: 0 } as const;
    await add(line)
      .then(() => void navigate(CHECKOUT_RETURN_PATHS.cart), failed)
      .finally(() => setAdding(false));
  };
  const done = text(status === 'offered' ? 'bookings.waits.declined' : 'bookings.waits.left');
  const leave = () => remove.mutateAsync({ params: { waitId: id } }).then(() => void notify({ kind: 'success', title: done }), failed);
  const kept = () => void notify({ kind: 'success', title: text('bookings.waits.kept') });
  const keepWaiting = () => keep.mutateAsync({ params: { waitId: id } }).then(kept, failed);
  return { accept, leave, keepWaiting, busy: adding || remove.isPending || keep.isPending };
}
