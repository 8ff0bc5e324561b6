import { type CartLine, giftLineSchema } from '@sannidhi/contracts';
import { Button, Form, MoneyField, SubmitButton, styled, useDiscardQuestion } from '@sannidhi/kit';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../use-texts.ts';

const schema = giftLineSchema.pick(['amountCents']);

const Place = styled('section')({ flex: '1 1 100%' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ChangeAmountProps {
  line: CartLine;
  onChange: (amountCents: number) => Promise<void>;
  onClose: () => void;
}

/** Another amount for one gift of the cart, in its row. Escape closes it, and asks first if something was typed. */
export function ChangeAmount({ line: { label, amountCents }, onChange, onClose }: ChangeAmountProps) {
  const text = useTexts();
  const place = useRef<HTMLElement>(null);
  const { leave, question } = useDiscardQuestion(place);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave(onClose);
  };
  return (
    <>
      <Place ref={place} onKeyDown={closeByKey}>
        <Form
          label={text('cart.change', { label })}
          schema={schema}
          initialValues={{ amountCents }}
          onSubmit={async (values) => {
            await onChange(values.amountCents);
            onClose();
          }}
        >
          <MoneyField name="amountCents" label={text('cart.amountFor', { label })} compact autoFocus />
          <Actions>
            <SubmitButton variant="secondary" busy={text('cart.saving')}>
              {text('cart.save')}
            </SubmitButton>
            <Button variant="text" onClick={onClose}>
              {text('cart.cancel')}
            </Button>
          </Actions>
        </Form>
      </Place>
      {question}
    </>
  );
}
