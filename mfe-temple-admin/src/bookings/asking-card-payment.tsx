import type { WalkInPayment } from '@sannidhi/contracts';
import { Banner, formatCents } from '@sannidhi/kit';
import { PanelSection, Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { CancelCardPayment } from './card-payment-ends.tsx';

/** A card payment without a page, of which the provider hasn't said how it ended: it may have been made. */
export function AskingCardPayment({ payment }: { payment: WalkInPayment }) {
  const text = useOfficeText('bookings');
  const { orderId, bookedBy: who, service: pooja, totalCents, isKept } = payment;
  return (
    <PanelSection title={text('cardPayment.waiting')}>
      <strong>{text('cardPayment.amount', { amount: formatCents(totalCents), pooja, who })}</strong>
      <Banner kind="info">{text(isKept ? 'cardPayment.asking' : 'cardPayment.askingUnkept')}</Banner>
      <Row align="spread">
        <CancelCardPayment orderId={orderId} />
      </Row>
    </PanelSection>
  );
}
