import { type FundPublic, giftLineSchema, QUICK_AMOUNTS_CENTS, type TemplePublic } from '@sannidhi/contracts';
import { Button, Dialog, Form, FormActions, MoneyField, SubmitButton } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { useAddToCart } from './use-add-to-cart.ts';

const schema = giftLineSchema.pick(['amountCents']);

interface AddToCartDialogProps {
  temple: Pick<TemplePublic, 'slug' | 'name'>;
  /** The purpose that is given to; undefined while the dialog is closed. */
  fund: FundPublic | undefined;
  onClose: () => void;
}

/** Asks how much for one purpose, and puts it into the cart. */
export function AddToCartDialog({ temple, fund, onClose }: AddToCartDialogProps) {
  const text = useTexts();
  const addToCart = useAddToCart(temple, fund ? [fund] : []);
  const add = async (amountCents: number) => {
    if (!fund) return;
    await addToCart([{ fundId: fund.id, amountCents }]);
    onClose();
  };
  return (
    <Dialog open={fund !== undefined} title={text('cart.howMuch', { fund: fund?.name ?? '' })} answers={null} onClose={onClose}>
      <Form schema={schema} initialValues={{ amountCents: undefined }} onSubmit={({ amountCents }) => add(amountCents)}>
        <MoneyField name="amountCents" label={text('amount.yours')} quickAmounts={QUICK_AMOUNTS_CENTS} />
        <FormActions>
          <Button variant="text" onClick={onClose}>
            {text('cart.cancel')}
          </Button>
          <SubmitButton busy={text('cart.adding')}>{text('cart.add')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
