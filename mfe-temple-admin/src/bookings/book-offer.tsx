import { poojaServiceEndpoints, type WaitingWalkIn, type WaitRow } from '@sannidhi/contracts';
import { ScreenStates, useRead } from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { CardPayment } from './card-payment.tsx';
import { asTyped } from './said-as-before.ts';
import { EMPTY, WalkIn } from './walk-in-form.tsx';

interface BookOfferProps {
  wait: WaitRow;
  walkIn: WaitingWalkIn;
  onDone: () => void;
}

/** Books a family at the counter into the place that it was offered from the waitlist. */
export function BookOffer({ wait, walkIn, onDone }: BookOfferProps) {
  const text = useOfficeText('bookings');
  const { participants, phone, email, intention } = walkIn;
  const names = participants.length > 0 ? { participants: participants.map(asTyped) } : {};
  const [typed, setTyped] = useState<Record<string, unknown>>({
    ...EMPTY,
    ...{ slotId: wait.slot.id, waitId: wait.id, bookedBy: wait.bookedBy, phone, email: email ?? '', intention },
    ...names,
  });
  const [orderId, setOrderId] = useState('');
  const poojas = useRead(poojaServiceEndpoints.list);
  if (orderId) return <CardPayment orderId={orderId} onAgain={() => setOrderId('')} onDone={onDone} />;
  return (
    <ScreenStates query={poojas} failedTitle={text('walkIn.failed')}>
      {(all) => {
        const priceCents = all.find(({ id }) => id === wait.slot.serviceId)?.priceCents ?? 0;
        return (
          <WalkIn slots={[{ id: wait.slot.id, priceCents }]} typed={typed} onAsk={setTyped} onCard={setOrderId} onDone={onDone}>
            {null}
          </WalkIn>
        );
      }}
    </ScreenStates>
  );
}
