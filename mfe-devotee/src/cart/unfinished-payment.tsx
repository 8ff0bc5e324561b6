import { donationEndpoints } from '@sannidhi/contracts';
import { Banner, formatCents, useRead } from '@sannidhi/kit';
import { giftEnd } from '../giving/gift-end.ts';
import { useTexts } from '../use-texts.ts';
import { BackToCart } from './back-to-cart.tsx';
import type { PayerDraft } from './payer-draft.ts';

/** For who came back from the payment page by the browser's own way: what they left to pay isn't in the cart any more. */
export function UnfinishedPayment({ draft: { cartOrderId }, change }: PayerDraft) {
  const text = useTexts();
  const { data: order } = useRead(donationEndpoints.ownOne, { params: { orderId: cartOrderId }, enabled: cartOrderId !== '' });
  if (!cartOrderId || !order || giftEnd(order, 'left') === 'thanks' || order.processingAt) return null;
  return (
    <Banner
      kind="warning"
      title={text('cart.unfinished', { total: formatCents(order.totalCents), temple: order.temple.name })}
      action={<BackToCart orderId={cartOrderId} onDone={() => change({ cartOrderId: '' })} />}
    >
      {text('cart.unfinishedHelp')}
    </Banner>
  );
}
