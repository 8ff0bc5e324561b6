import { type Cart, cartEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { buildDonor, type MockNetwork, mockNetwork } from '@sannidhi/kit/testing';
import { Screen as CartScreen } from '../cart/cart-screen.tsx';
import { leaveTo } from '../giving/leave-to.ts';
import { buildCart, buildCartOrder, buildOtherOrder } from './cart.ts';
import { buildTemplePage } from './gifts.ts';
import { show } from './show.tsx';

export const user = buildDonor();
export const AT = '/devotee/donate?view=cart';
export const first = buildCartOrder();
/** Where the payment page leads back to. */
export const BACK = `${AT}&gift=${first.orderId}`;

/** A cart with gifts to two temples on its screen, fresh for each test. The suite mocks `leave-to.ts`. */
export function cartSuite() {
  let network: MockNetwork;
  let kept: Cart;
  const hold = (cart: Cart): Cart => {
    kept = cart;
    return cart;
  };
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    jest.mocked(leaveTo).mockClear();
    hold(buildCart(first, buildOtherOrder()));
    network = mockNetwork()
      .on(cartEndpoints.own, () => kept)
      .on(templeEndpoints.page, buildTemplePage())
      .on(cartEndpoints.checkout, { orderId: first.orderId, totalCents: 51_00, checkoutUrl: 'https://pay.test/1' });
  });
  afterEach(() => network.restore());
  return {
    get network() {
      return network;
    },
    get kept() {
      return kept;
    },
    hold,
    open: (at = AT) => show(CartScreen, at, { user }),
  };
}
