import { cartEndpoints } from '@sannidhi/contracts';
import { Button, invalidateNouns, notify, queryClient, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

interface BackToCartProps {
  orderId: string;
  /** It is the view's one primary action. */
  primary?: boolean;
  /** "Back to cart" unless specified otherwise. */
  label?: string;
  onDone: () => void;
}

/** Ends an unpaid checkout and puts its lines back into the cart. */
export function BackToCart({ orderId, primary = false, label, onDone }: BackToCartProps) {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const toCart = useWrite(cartEndpoints.toCart);
  const back = () =>
    toCart.mutateAsync({ params: { orderId } }).then(onDone, (error: unknown) => {
      notify({ kind: 'error', title: text('cart.failedChange'), body: errorSentence(error) });
      // It may have been paid after all, which the server has just learned.
      void invalidateNouns(queryClient, ['order', 'donation', 'receipt']);
    });
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      wide={primary}
      busy={toCart.isPending && text('cart.backBusy')}
      onClick={() => void back()}
    >
      {label ?? text('cart.back')}
    </Button>
  );
}
