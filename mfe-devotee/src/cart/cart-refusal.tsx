import type { ErrorCode } from '@sannidhi/contracts';
import { Banner, Button, useErrorSentence } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { BackToCart } from './back-to-cart.tsx';

/** Why a payment of the cart wasn't started: another tab was faster, or the cart isn't what was shown. */
export interface Refusal {
  error: Error;
  code: ErrorCode;
  orderId: string;
}

/** Says why nothing was charged and what to do; the cart below is loaded again. */
export function CartRefusal({ refusal: { error, code, orderId }, onBack }: { refusal: Refusal; onBack: () => void }) {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const actions: Partial<Record<ErrorCode, React.ReactNode>> = {
    'cart-in-checkout': <BackToCart orderId={orderId} onDone={onBack} />,
    'order-paid': <Button to="/devotee/activity">{text('cart.yourGifts')}</Button>,
  };
  return (
    <Banner kind="error" action={actions[code]}>
      {errorSentence(error)}
    </Banner>
  );
}
