import { CHECKOUT_RETURN_PATHS } from '@sannidhi/contracts';
import { formatCount } from '../i18n/format.ts';
import { IconShoppingCart } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { CountedButton } from '../ui/counted-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useCart } from './use-cart.ts';

/** The way to the cart with how much is in it. Renders nothing while it is empty, so that small screens have room. */
export function CartButton() {
  const text = useKitText();
  const { count } = useCart();
  if (count === 0) return null;
  return (
    <CountedButton count={formatCount(count)}>
      <IconButton icon={IconShoppingCart} label={text('frame.cart', { count })} to={CHECKOUT_RETURN_PATHS.cart} />
    </CountedButton>
  );
}
