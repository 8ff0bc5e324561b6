import { SANDBOX_SAVED_CARDS, type SandboxCardSetup, sandboxCardEndpoints, sandboxSaveCardSchema } from '@sannidhi/contracts';
import { Banner, Button, Card, Form, FormActions, RadioCardsField, SubmitButton, useText, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { grouped } from './card-number.ts';
import { Ended } from './ended.tsx';
import { leaveCheckout } from './leave-checkout.ts';

type CardNumber = keyof typeof SANDBOX_SAVED_CARDS;
const CARDS = Object.keys(SANDBOX_SAVED_CARDS) as CardNumber[];

/** Saves a test card, or leaves. What each card does when it is charged later is described next to it. */
export function SaveCardForm({ setup: opened }: { setup: SandboxCardSetup }) {
  const text = useText('shell');
  const [setup, setSetup] = useState(opened);
  const save = useWrite(sandboxCardEndpoints.save);
  const send = async ({ cardNumber }: { cardNumber: CardNumber }) => {
    const next = await save.mutateAsync({ params: { setupId: setup.id }, body: { cardNumber } });
    setSetup(next);
    if (next.status === 'saved') leaveCheckout(next.successUrl);
  };
  if (setup.status === 'saved') return <Ended kind="success" sentence={text('saveCard.saved')} to={setup.successUrl} />;
  if (setup.status === 'expired') return <Ended kind="warning" sentence={text('saveCard.expired')} to={setup.cancelUrl} />;
  return (
    <Card title={text('saveCard.card')}>
      <Form schema={sandboxSaveCardSchema} initialValues={{ cardNumber: CARDS[0] }} onSubmit={send}>
        {setup.status === 'refused' && (
          <Banner kind="error" title={text('saveCard.refusedTitle')}>
            {text('saveCard.refusedBody')}
          </Banner>
        )}
        <RadioCardsField
          name="cardNumber"
          label={text('checkout.testCards')}
          cards={CARDS.map((number) => ({
            value: number,
            label: grouped(number),
            note: text(`saveCard.behaviour.${SANDBOX_SAVED_CARDS[number]}`),
          }))}
        />
        <FormActions>
          <SubmitButton busy={text('saveCard.saving')}>{text('saveCard.save')}</SubmitButton>
          <Leave setup={setup} />
        </FormActions>
      </Form>
    </Card>
  );
}

/** Ends the setup without a card and returns to where the person came from. */
function Leave({ setup }: { setup: SandboxCardSetup }) {
  const text = useText('shell');
  const cancel = useWrite(sandboxCardEndpoints.cancel, {
    onSuccess: ({ status, cancelUrl, successUrl }) => leaveCheckout(status === 'saved' ? successUrl : cancelUrl),
  });
  return (
    <Button
      variant="text"
      busy={cancel.isPending && text('checkout.leaving')}
      onClick={() => cancel.mutate({ params: { setupId: setup.id } })}
    >
      {text('saveCard.leave')}
    </Button>
  );
}
