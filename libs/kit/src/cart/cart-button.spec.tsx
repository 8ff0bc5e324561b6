import { CHECKOUT_RETURN_PATHS, cartEndpoints } from '@sannidhi/contracts';
import { act, screen } from '@testing-library/react';
import { buildDonor, type MockNetwork, mockNetwork, renderScreen } from '../testing/index.ts';
import { browserCart } from './browser-cart.ts';
import { CartButton } from './cart-button.tsx';

const LINE = { id: 'l-1', templeSlug: 'sri-kamakshi-edison', kind: 'donation' as const, item: {}, label: 'Annadanam', amountCents: 51_00 };

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(cartEndpoints.own, { orders: [], lineCount: 0, unfinished: [] });
});
afterEach(() => {
  network.restore();
  browserCart.setState({ lines: [] });
});

it('leads to the cart and says how much is in it, as soon as something is', async () => {
  await renderScreen(<CartButton />);
  expect(screen.queryByRole('link')).toBeNull();
  act(() => browserCart.setState({ lines: [LINE, { ...LINE, id: 'l-2' }] }));
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', CHECKOUT_RETURN_PATHS.cart);
  expect(screen.getByText('2')).toHaveAttribute('aria-hidden', 'true');
});

it('asks for the account’s cart once', async () => {
  await renderScreen(<CartButton />, { user: buildDonor() });
  expect(network.callsTo(cartEndpoints.own)).toHaveLength(1);
});
