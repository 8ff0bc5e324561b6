/** What a devotee is about to pay for. */

export type { NewCartLine } from '../cart/browser-cart.ts';
export { CartButton } from '../cart/cart-button.tsx';
export { newLineId } from '../cart/line-id.ts';
export { type CartEntry, type CartHandle, useCart } from '../cart/use-cart.ts';
