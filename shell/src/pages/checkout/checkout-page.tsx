import { sandboxEndpoints } from '@sannidhi/contracts';
import { Banner, Page, PageHeader, ScreenStates, useRead, useText } from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import { useParams } from 'react-router-dom';
import { useBoot } from '../../boot/boot-context.ts';
import { NotFound } from '../../states/not-found.tsx';
import { CheckoutForm } from './checkout-form.tsx';

/** The sandbox's hosted checkout, in place of a payment provider's own page. Without the sandbox this path doesn't exist. */
export function CheckoutPage() {
  return useBoot().payments === 'sandbox' ? <SandboxCheckout /> : <NotFound />;
}

function SandboxCheckout() {
  const text = useText('shell');
  const { checkoutId = '' } = useParams();
  const query = useRead(sandboxEndpoints.checkout, { params: { checkoutId } });
  useArrival(text('checkout.title'));
  return (
    <Page reading>
      <PageHeader title={text('checkout.title')} lead={query.data && text('checkout.lead', { payee: query.data.payee })} />
      <Banner kind="info" title={text('checkout.testTitle')}>
        {text('checkout.testBody')}
      </Banner>
      <ScreenStates query={query} failedTitle={text('checkout.failed')}>
        {(checkout) => <CheckoutForm checkout={checkout} />}
      </ScreenStates>
    </Page>
  );
}
