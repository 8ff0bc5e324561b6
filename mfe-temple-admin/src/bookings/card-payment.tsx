import type { WalkInPayment } from '@sannidhi/contracts';
import { Banner, Button, formatCents, formatTime, IconExternalLink, ScreenStates, styled } from '@sannidhi/kit';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { AskingCardPayment } from './asking-card-payment.tsx';
import { CancelCardPayment, EndedCardPayment, hasEnding } from './card-payment-ends.tsx';
import { useCardPayment } from './use-card-payment.ts';

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
  const payment = useCardPayment(orderId);
  return (
    <ScreenStates query={payment} failedTitle={text('cardPayment.failed')}>
      {(known) => {
        if (known.page) return <Waiting payment={known} page={known.page} />;
        const { status } = known;
        if (!hasEnding(status)) return <AskingCardPayment payment={known} />;
        return <EndedCardPayment payment={known} status={status} onAgain={onAgain} onDone={onDone} />;
      }}
    </ScreenStates>
  );
}

interface WaitingProps {
  payment: WalkInPayment;
  page: NonNullable<WalkInPayment['page']>;
}

function Waiting({ payment: { orderId, status, bookedBy: who, service: pooja, totalCents, isKept }, page }: WaitingProps) {
  const text = useOfficeText('bookings');
  const { timeZone } = useTemple();
  const until = formatTime(page.until, { timeZone });
  return (
    <PanelSection title={text('cardPayment.waiting')}>
      <strong>{text('cardPayment.amount', { amount: formatCents(totalCents), pooja, who })}</strong>
      {status === 'declined' && (
        <Banner kind="warning" title={text('cardPayment.declined')}>
          {text('cardPayment.declinedHelp')}
        </Banner>
      )}
      <Code src={page.qr} alt={text('cardPayment.code', { who })} />
      <Secondary>{text(isKept ? 'cardPayment.help' : 'cardPayment.helpUnkept', { until })}</Secondary>
      <Row align="spread">
        <CancelCardPayment orderId={orderId} />
        <Button icon={IconExternalLink} variant="primary" onClick={() => window.open(page.url, '_blank', 'noopener')}>
          {text('cardPayment.open')}
        </Button>
      </Row>
    </PanelSection>
  );
}
