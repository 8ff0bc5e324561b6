import { bookingEndpoints, walkInFormSchema, walkInPaymentEndpoints, walkInPaymentSchema, walkInSchema } from '@sannidhi/contracts';
import { invalidateNouns, notify, queryClient, useWrite } from '@sannidhi/kit';
import type { InferType } from 'yup';
import { useOfficeText } from '../office/namespace.ts';

type WalkInValues = InferType<typeof walkInFormSchema>;

interface BookWays {
  /** A card is about to be asked for: what was typed is wanted again, also where the reply is lost. */
  onAsk: (values: WalkInValues) => void;
  /** A card is being asked for. */
  onCard: (orderId: string) => void;
  onDone: () => void;
}

/** Books a walk-in who paid in cash or by check, or starts their card payment. */
export function useBookWalkIn({ onAsk, onCard, onDone }: BookWays): (values: WalkInValues) => Promise<void> {
  const text = useOfficeText('bookings');
  const book = useWrite(bookingEndpoints.walkIn);
  const ask = useWrite(walkInPaymentEndpoints.start);
  return async (values) => {
    if (values.method === 'card') {
      onAsk(values);
      const body = walkInPaymentSchema.cast(values, { stripUnknown: true });
      const { orderId } = await ask.mutateAsync({ body }).catch(showWhatWasBegun);
      return onCard(orderId);
    }
    const booking = await book.mutateAsync({ body: walkInSchema.cast(values) });
    notify({ kind: 'success', title: text('walkIn.done', { who: booking.bookedBy, pooja: booking.service }) });
    onDone();
  };
}

/** Where the reply was lost, the payment may have begun: the open ones are read again. The times aren't, so that the form stays. */
function showWhatWasBegun(error: unknown): never {
  void invalidateNouns(queryClient, ['order']);
  throw error;
}
