import { type WalkInPayment, walkInPaymentEndpoints } from '@sannidhi/contracts';
import { Banner, Button, formatCents, formatTime, IconExternalLink, ScreenStates, styled, useLiveRecord, useRead } from '@sannidhi/kit';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { CancelCardPayment, EndedCardPayment } from './card-payment-ends.tsx';

/** White around the code in every scheme, so that phones find it. */
const Code = styled('img')({ display: 'block', width: 200, height: 200, padding: 12, colorScheme: 'light', background: 'Canvas' });

interface CardPaymentProps {
  orderId: string;
  /** Back to the form, as it was typed. */
  onAgain: () => void;
  onDone: () => void;
}

/** A walk-in's card payment, live until it is over: the code to scan, and how it ends. */
export function CardPayment({ orderId, onAgain, onDone }: CardPaymentProps) {
  const text = useOfficeText('bookings');
  const payment = useRead(walkInPaymentEndpoints.one, { params: { cardPaymentId: orderId } });
  useLiveRecord(walkInPaymentEndpoints.events, { cardPaymentId: orderId }, payment.isSuccess);
  return (
    <ScreenStates query={payment} failedTitle={text('cardPayment.failed')}>
      {(known) =>
        known.page ? <Waiting payment={known} page={known.page} /> : <EndedCardPayment payment={known} onAgain={onAgain} onDone={onDone} />
      }
    </ScreenStates>
  );
}

interface WaitingProps {
  payment: WalkInPayment;
  page: NonNullable<WalkInPayment['page']>;
}

function Waiting({ payment: { orderId, status, bookedBy: who, service: pooja, totalCents }, page }: WaitingProps) {
  const text = useOfficeText('bookings');
  const { timeZone } = useTemple();
  return (
    <PanelSection title={text('cardPayment.waiting')}>
      <strong>{text('cardPayment.amount', { amount: formatCents(totalCents), pooja, who })}</strong>
      {status === 'declined' && (
        <Banner kind="warning" title={text('cardPayment.declined')}>
          {text('cardPayment.declinedHelp')}
        </Banner>
      )}
      <Code src={page.qr} alt={text('cardPayment.code', { who })} />
      <Secondary>{text('cardPayment.help', { until: formatTime(page.until, { timeZone }) })}</Secondary>
      <Row align="spread">
        <CancelCardPayment orderId={orderId} />
        <Button icon={IconExternalLink} variant="primary" onClick={() => window.open(page.url, '_blank', 'noopener')}>
          {text('cardPayment.open')}
        </Button>
      </Row>
    </PanelSection>
  );
}
