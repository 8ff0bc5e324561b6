import { sandboxCardEndpoints } from '@sannidhi/contracts';
import { Banner, Page, PageHeader, ScreenStates, useRead, useText } from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import { useParams } from 'react-router-dom';
import { useBoot } from '../../boot/boot-context.ts';
import { NotFound } from '../../states/not-found.tsx';
import { SaveCardForm } from './save-card-form.tsx';

/** The sandbox's hosted page that saves a card, in place of a payment provider's own. Without the sandbox this path doesn't exist. */
export function SaveCardPage() {
  return useBoot().payments === 'sandbox' ? <SandboxCard /> : <NotFound />;
}

function SandboxCard() {
  const text = useText('shell');
  const { setupId = '' } = useParams();
  const query = useRead(sandboxCardEndpoints.setup, { params: { setupId } });
  useArrival(text('saveCard.title'));
  return (
    <Page reading>
      <PageHeader title={text('saveCard.title')} lead={query.data && text('saveCard.lead', { payee: query.data.payee })} />
      <Banner kind="info" title={text('checkout.testTitle')}>
        {text('saveCard.testBody')}
      </Banner>
      <ScreenStates query={query} failedTitle={text('saveCard.failed')}>
        {(setup) => <SaveCardForm setup={setup} />}
      </ScreenStates>
    </Page>
  );
}
