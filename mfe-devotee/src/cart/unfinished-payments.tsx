import type { UnfinishedOrder } from '@sannidhi/contracts';
import { Banner, Button, formatCents, orderLabelText, styled } from '@sannidhi/kit';
import { leaveTo } from '../giving/leave-to.ts';
import { useTexts } from '../use-texts.ts';
import { BackToCart } from './back-to-cart.tsx';
import type { PayerDraft } from './payer-draft.ts';
import { useLastCart } from './use-last-cart.ts';

const List = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.density.gap }));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What went to the payment page and wasn't paid, on whatever device: it can be paid there still, or put back into the cart. */
export function UnfinishedPayments({ change }: PayerDraft) {
  const { cart } = useLastCart();
  if (!cart || cart.unfinished.length === 0) return null;
  return (
    <List>
      {cart.unfinished.map((order) => (
        <Unfinished key={order.orderId} order={order} onBack={() => change({ cartOrderId: '' })} />
      ))}
    </List>
  );
}

function Unfinished({ order, onBack }: { order: UnfinishedOrder; onBack: () => void }) {
  const text = useTexts();
  const { orderId, totalCents, temple, label, paymentUrl, fromCart } = order;
  const facts = { total: formatCents(totalCents), temple: temple.name };
  return (
    <Banner
      kind="warning"
      title={text('cart.unfinished', facts)}
      action={
        <Actions>
          {paymentUrl && (
            <Button variant="primary" onClick={() => leaveTo(paymentUrl)}>
              {text('cart.finish')}
            </Button>
          )}
          {fromCart && <BackToCart orderId={orderId} label={text('cart.putBack')} onDone={onBack} />}
        </Actions>
      }
    >
      {text('cart.unfinishedWhat', { what: orderLabelText(label) })} {text('cart.unfinishedHelp')}
    </Banner>
  );
}
