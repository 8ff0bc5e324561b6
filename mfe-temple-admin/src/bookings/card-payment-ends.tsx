import { type WalkInPayment, type WalkInPaymentStatus, walkInPaymentEndpoints } from '@sannidhi/contracts';
import { Banner, Button, formatCents, notify, Stack, useErrorSentence, useWrite } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Ends the payment's page. Money that was taken meanwhile counts: the screen then says so. */
export function CancelCardPayment({ orderId }: { orderId: string }) {
  const text = useOfficeText('bookings');
  const sentence = useErrorSentence();
  const cancel = useWrite(walkInPaymentEndpoints.cancel);
  const press = () =>
    cancel.mutate({ params: { cardPaymentId: orderId } }, { onError: (error) => notify({ kind: 'error', title: sentence(error) }) });
  return (
    <Button variant="text" busy={cancel.isPending && text('cardPayment.canceling')} onClick={press}>
      {text('cardPayment.cancel')}
    </Button>
  );
}

const SAYS = {
  processing: ['info', 'processing'],
  paid: ['success', 'paid'],
  refunded: ['error', 'refunded'],
  canceled: ['info', 'canceled'],
  'timed-out': ['warning', 'timedOut'],
} as const;
type Ending = keyof typeof SAYS;

/** Whether nobody waits for a card any more. */
export const hasEnding = (status: WalkInPaymentStatus): status is Ending => status in SAYS;

/** Those after which nothing was booked and the same can be tried again. */
const AGAIN: readonly Ending[] = ['canceled', 'timed-out', 'refunded'];

interface EndedProps {
  payment: WalkInPayment;
  status: Ending;
  onAgain: () => void;
  onDone: () => void;
}

/** How a card payment ended. */
export function EndedCardPayment({ payment, status, onAgain, onDone }: EndedProps) {
  const text = useOfficeText('bookings');
  const { bookedBy: who, service: pooja, totalCents } = payment;
  const [kind, sentence] = SAYS[status];
  const again = AGAIN.includes(status);
  return (
    <Stack spacing={2}>
      <Banner kind={kind}>{text(`cardPayment.${sentence}`, { who, pooja, amount: formatCents(totalCents) })}</Banner>
      <Row align="end">
        <Button variant={again ? 'text' : 'primary'} onClick={onDone}>
          {text('cardPayment.done')}
        </Button>
        {again && (
          <Button variant="primary" onClick={onAgain}>
            {text('cardPayment.again')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
