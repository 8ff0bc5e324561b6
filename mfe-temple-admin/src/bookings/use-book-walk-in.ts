import { bookingEndpoints, walkInFormSchema, walkInPaymentEndpoints, walkInPaymentSchema, walkInSchema } from '@sannidhi/contracts';
import { notify, useWrite } from '@sannidhi/kit';
import type { InferType } from 'yup';
import { useOfficeText } from '../office/namespace.ts';

type WalkInValues = InferType<typeof walkInFormSchema>;

interface BookWays {
  /** A card is being asked for, with what was typed. */
  onCard: (orderId: string, values: WalkInValues) => void;
  onDone: () => void;
}

/** Books a walk-in who paid in cash or by check, or starts their card payment. */
export function useBookWalkIn({ onCard, onDone }: BookWays): (values: WalkInValues) => Promise<void> {
  const text = useOfficeText('bookings');
  const book = useWrite(bookingEndpoints.walkIn);
  const ask = useWrite(walkInPaymentEndpoints.start);
  return async (values) => {
    if (values.method === 'card') {
      const { orderId } = await ask.mutateAsync({ body: walkInPaymentSchema.cast(values, { stripUnknown: true }) });
      return onCard(orderId, values);
    }
    const booking = await book.mutateAsync({ body: walkInSchema.cast(values) });
    notify({ kind: 'success', title: text('walkIn.done', { who: booking.bookedBy, pooja: booking.service }) });
    onDone();
  };
}
