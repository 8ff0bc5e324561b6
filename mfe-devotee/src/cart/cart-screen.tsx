import { CHECKOUT_RETURN_FIELDS } from '@sannidhi/contracts';
import { Page, PageHeader } from '@sannidhi/kit';
import { useSearchParams } from 'react-router-dom';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { useDonorDraft } from '../giving/donor/donor-draft.ts';
import { useTexts } from '../use-texts.ts';
import { CartBody } from './cart-body.tsx';
import { CartReturn } from './cart-return.tsx';
import { UnfinishedPayments } from './unfinished-payments.tsx';
import { useLastCart } from './use-last-cart.ts';

/** The cart: its gifts by temple and the payment of one of them, or the page after a payment with what is left. */
function CartScreen() {
  const text = useTexts();
  const [search] = useSearchParams();
  const { cart } = useLastCart();
  const [draft, change] = useDonorDraft();
  const gift = search.get(CHECKOUT_RETURN_FIELDS.gift);
  if (gift) return <CartReturn key={gift} orderId={gift} draft={draft} change={change} />;
  return (
    <Page>
      <PageHeader title={text('cart.heading')} lead={cart && cart.orders.length > 1 ? text('cart.lead') : undefined} />
      <VerifyBanner />
      <UnfinishedPayments draft={draft} change={change} />
      <CartBody draft={draft} change={change} />
    </Page>
  );
}

export { CartScreen as Screen };
