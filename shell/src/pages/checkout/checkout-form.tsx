import { SANDBOX_CARDS, type SandboxCheckout, sandboxEndpoints, sandboxPaySchema } from '@sannidhi/contracts';
import { Banner, Button, Card, Form, FormActions, formatCents, RadioCardsField, SubmitButton, useText, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { grouped } from './card-number.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { Ended } from './ended.tsx';
import { leaveCheckout } from './leave-checkout.ts';

type CardNumber = keyof typeof SANDBOX_CARDS;
const CARDS = Object.keys(SANDBOX_CARDS) as CardNumber[];

/** Pays with a test card, confirms a second step, or leaves. Each card's effect is described next to it. */
export function CheckoutForm({ checkout: opened }: { checkout: SandboxCheckout }) {
  const text = useText('shell');
  const [checkout, setCheckout] = useState(opened);
  const [card, setCard] = useState<CardNumber>();
  const pay = useWrite(sandboxEndpoints.pay);
  const params = { checkoutId: checkout.id };

  const send = async (cardNumber: CardNumber, confirmed: boolean) => {
    setCard(cardNumber);
    const next = await pay.mutateAsync({ params, body: { cardNumber, ...(confirmed ? { confirmSecondStep: 'yes' as const } : {}) } });
    setCheckout(next);
    if (next.status === 'paid' || next.status === 'processing') leaveCheckout(next.successUrl);
  };

  if (checkout.status === 'paid') return <Ended kind="success" sentence={text('checkout.paid')} to={checkout.successUrl} />;
  if (checkout.status === 'processing') return <Ended kind="info" sentence={text('checkout.processing')} to={checkout.successUrl} />;
  if (checkout.status === 'expired') return <Ended kind="warning" sentence={text('checkout.expired')} to={checkout.cancelUrl} />;
  return (
    <>
      <CheckoutLines checkout={checkout} />
      <Card title={text('checkout.card')}>
        {checkout.status === 'needs-second-step' && card ? (
          <SecondStep checkout={checkout} onConfirm={() => send(card, true)} />
        ) : (
          <Form
            schema={sandboxPaySchema}
            initialValues={{ cardNumber: card ?? CARDS[0] }}
            onSubmit={({ cardNumber }) => send(cardNumber, false)}
          >
            {checkout.status === 'declined' && (
              <Banner kind="error" title={text('checkout.declinedTitle')}>
                {text('checkout.declinedBody')}
              </Banner>
            )}
            <RadioCardsField
              name="cardNumber"
              label={text('checkout.testCards')}
              cards={CARDS.map((number) => ({
                value: number,
                label: grouped(number),
                note: text(`checkout.behaviour.${SANDBOX_CARDS[number]}`),
              }))}
            />
            <FormActions>
              <SubmitButton busy={text('checkout.paying')}>
                {text('checkout.pay', { amount: formatCents(checkout.totalCents) })}
              </SubmitButton>
              <Leave checkout={checkout} />
            </FormActions>
          </Form>
        )}
      </Card>
    </>
  );
}

/** What a bank's own page would ask for. */
function SecondStep({ checkout, onConfirm }: { checkout: SandboxCheckout; onConfirm: () => Promise<void> }) {
  const text = useText('shell');
  return (
    <Form schema={CONFIRMATION} initialValues={{}} onSubmit={onConfirm} label={text('checkout.secondStepTitle')}>
      <p>{text('checkout.secondStepBody', { payee: checkout.payee })}</p>
      <FormActions>
        <SubmitButton busy={text('checkout.paying')}>{text('checkout.confirm', { amount: formatCents(checkout.totalCents) })}</SubmitButton>
        <Leave checkout={checkout} />
      </FormActions>
    </Form>
  );
}

/** Ends the checkout unpaid and returns to where the payer came from. */
function Leave({ checkout }: { checkout: SandboxCheckout }) {
  const text = useText('shell');
  const cancel = useWrite(sandboxEndpoints.cancel, {
    onSuccess: ({ status, cancelUrl, successUrl }) => leaveCheckout(status === 'paid' ? successUrl : cancelUrl),
  });
  return (
    <Button
      variant="text"
      busy={cancel.isPending && text('checkout.leaving')}
      onClick={() => cancel.mutate({ params: { checkoutId: checkout.id } })}
    >
      {text('checkout.leave')}
    </Button>
  );
}

const CONFIRMATION = sandboxPaySchema.pick([]);
