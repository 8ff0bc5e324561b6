import { type WalkInPayment, walkInPaymentEndpoints } from '@sannidhi/contracts';
import { Banner, Button, formatCents, Stack, useRead } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** Card payments that were begun at this or another counter, also before a reload: none of them is lost from sight. */
export function OpenCardPayments({ onShow }: { onShow: (payment: WalkInPayment) => void }) {
  const text = useOfficeText('bookings');
  const { data: payments = [] } = useRead(walkInPaymentEndpoints.open);
  if (payments.length === 0) return null;
  return (
    <Banner kind="info" title={text('cardPayment.openOnes', { count: payments.length })}>
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        {payments.map((payment) => {
          const of = { who: payment.bookedBy, amount: formatCents(payment.totalCents) };
          return (
            <Button key={payment.orderId} small variant="text" flush onClick={() => onShow(payment)}>
              {text('cardPayment.oneOpen', of)}
            </Button>
          );
        })}
      </Stack>
    </Banner>
  );
}
