import { formatCents, MoneyField, Typography, useFormValues } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import type { PricedSlot } from './slot-cards.tsx';

/** Cash as it was handed over, and the change to give back. */
export function CashChange({ slots }: { slots: readonly PricedSlot[] }) {
  const text = useOfficeText('bookings');
  const { slotId, receivedCents } = useFormValues<{ slotId: string; receivedCents?: number }>();
  const price = slots.find(({ id }) => id === slotId)?.priceCents;
  const change = price === undefined || receivedCents === undefined ? undefined : receivedCents - price;
  return (
    <>
      <MoneyField compact optional name="receivedCents" label={text('walkIn.received')} />
      {change !== undefined && Number.isFinite(change) && (
        <Row align="spread">
          <Typography variant="h4">{text(change < 0 ? 'walkIn.missing' : 'walkIn.change')}</Typography>
          <Typography component="output" variant="h2">
            {formatCents(Math.abs(change))}
          </Typography>
        </Row>
      )}
    </>
  );
}
