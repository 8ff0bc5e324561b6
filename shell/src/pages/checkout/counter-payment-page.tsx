import { Page, PageHeader, useText } from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';

/** Where a walk-in's own phone, or the counter's second tab, comes back to after the provider's page. It knows nothing of the payment. */
export function CounterPaymentPage() {
  const text = useText('shell');
  useArrival(text('counterPayment.title'));
  return (
    <Page reading>
      <PageHeader title={text('counterPayment.title')} lead={text('counterPayment.lead')} />
    </Page>
  );
}
