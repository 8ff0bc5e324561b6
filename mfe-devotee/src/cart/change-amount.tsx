import { type CartLine, giftLineSchema } from '@sannidhi/contracts';
import { Button, Form, MoneyField, SubmitButton, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const schema = giftLineSchema.pick(['amountCents']);

const Place = styled('section')({ flex: '1 1 100%' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ChangeAmountProps {
  line: CartLine;
  onChange: (amountCents: number) => Promise<void>;
  onClose: () => void;
}

/** Another amount for one gift of the cart, in its row. */
export function ChangeAmount({ line: { label, amountCents }, onChange, onClose }: ChangeAmountProps) {
  const text = useTexts();
  return (
    <Place>
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
  );
}
