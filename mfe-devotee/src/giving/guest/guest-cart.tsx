import { CHECKOUT_RETURN_PATHS, type GuestGiftPage } from '@sannidhi/contracts';
import { Button, IconShoppingCart, styled, useCart, useErrorSentence, useFormValues } from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { useTexts } from '../../use-texts.ts';

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
}));

interface GuestCartProps {
  page: GuestGiftPage;
  /** Whether amount and purpose are chosen. */
  isChosen: (values: unknown) => boolean;
  onAdded: () => void;
}

/** For who gives to several purposes or temples: the gift goes into this browser's cart, which is paid for after signing in. */
export function GuestCart({ page: { temple, funds, code }, isChosen, onAdded }: GuestCartProps) {
  const text = useTexts();
  const values = useFormValues<{ fundId: string; amountCents: number | undefined }>();
  const errorSentence = useErrorSentence();
  const [failure, setFailure] = useState<unknown>();
  const { count } = useCart();
  const addToCart = useAddToCart(temple, funds);
  // A gift by a code belongs to that code.
  const canAdd = !code && isChosen(values);
  if (!canAdd && count === 0) return null;
  return (
    <Row>
      {canAdd && (
        <Button icon={IconShoppingCart} onClick={() => void addToCart([values]).then(onAdded, setFailure)}>
          {text('cart.add')}
        </Button>
      )}
      {count > 0 && <Link to={CHECKOUT_RETURN_PATHS.cart}>{text('cart.inCart', { count })}</Link>}
      {failure !== undefined && <span role="alert">{errorSentence(failure)}</span>}
    </Row>
  );
}
