import { SANDBOX_OUTCOMES, type SandboxAccount, sandboxAccountEndpoints, sandboxOutcomeSchema } from '@sannidhi/contracts';
import {
  Banner,
  Card,
  Form,
  FormActions,
  Page,
  PageHeader,
  RadioCardsField,
  ScreenStates,
  SubmitButton,
  useRead,
  useText,
  useWrite,
} from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import { useParams } from 'react-router-dom';
import { useBoot } from '../../boot/boot-context.ts';
import { NotFound } from '../../states/not-found.tsx';
import { leaveCheckout } from './leave-checkout.ts';

/** The sandbox's hosted page that sets up a temple's account, in place of a payment provider's own. */
export function AccountSetupPage() {
  return useBoot().payments === 'sandbox' ? <SandboxAccountSetup /> : <NotFound />;
}

function SandboxAccountSetup() {
  const text = useText('shell');
  const { linkId = '' } = useParams();
  const query = useRead(sandboxAccountEndpoints.account, { params: { linkId } });
  useArrival(text('accountSetup.title'));
  return (
    <Page reading>
      <PageHeader title={text('accountSetup.title')} lead={query.data && text('saveCard.lead', { payee: query.data.payee })} />
      <Banner kind="info" title={text('checkout.testTitle')}>
        {text('accountSetup.testBody')}
      </Banner>
      <ScreenStates query={query} failedTitle={text('saveCard.failed')}>
        {(account) => <OutcomeForm account={account} />}
      </ScreenStates>
    </Page>
  );
}

function OutcomeForm({ account: { id: linkId, status } }: { account: SandboxAccount }) {
  const text = useText('shell');
  const answer = useWrite(sandboxAccountEndpoints.answer, { onSuccess: ({ returnUrl }) => leaveCheckout(returnUrl) });
  return (
    <Card title={text('accountSetup.outcome')}>
      <Form
        schema={sandboxOutcomeSchema}
        initialValues={{ outcome: status }}
        onSubmit={(body) => answer.mutateAsync({ params: { linkId }, body })}
      >
        <RadioCardsField
          name="outcome"
          label={text('accountSetup.outcome')}
          cards={SANDBOX_OUTCOMES.map((value) => ({ value, label: text(`accountSetup.outcomes.${value}`) }))}
        />
        <FormActions>
          <SubmitButton busy={text('accountSetup.answering')}>{text('accountSetup.answer')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
