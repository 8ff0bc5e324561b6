import { type Cart, cartEndpoints } from '@sannidhi/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { recentNotices } from '../notify/notices.ts';
import { queryClient } from '../query/query-client.ts';
import { becomeAuthenticated, becomeUnauthenticated } from '../session/session-store.ts';
import { buildDonor, buildStaff, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal } from '../testing/index.ts';
import { browserCart } from './browser-cart.ts';
import { useCart } from './use-cart.ts';

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
const FUND = '019aa000-0000-7000-8000-000000000001';
const GIFT = {
  templeSlug: 'sri-kamakshi-edison',
  kind: 'donation',
  item: { fundId: FUND, amountCents: 5_100 },
  label: 'Annadanam',
  amountCents: 5_100,
} as const;
const EMPTY: Cart = { orders: [], lineCount: 0, unfinished: [] };

/** A server that keeps one temple's lines. */
function serveCart(network: MockNetwork): { ids: string[]; cart: () => Cart } {
  const state = { ids: [] as string[], cart: (): Cart => cart() };
  const cart = (): Cart => ({
    lineCount: state.ids.length,
    unfinished: [],
    orders: [
      {
        orderId: FUND,
        temple: { slug: GIFT.templeSlug, name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
        accepting: true,
        totalCents: state.ids.length * 5_100,
        lines: state.ids.map((id) => {
          const { kind, item, label, amountCents } = GIFT;
          return {
            id,
            kind,
            item,
            label,
            amountCents,
            quantity: 1,
            taxClass: 'gift',
            benefit: null,
            fairMarketValueCents: 0,
            heldUntil: null,
            available: true,
            was: null,
          };
        }),
      },
    ],
  });
  network.on(cartEndpoints.own, cart);
  network.on(cartEndpoints.add, ({ body }) => {
    const { lineId } = body as { lineId: string };
    if (!state.ids.includes(lineId)) state.ids.push(lineId);
    return cart();
  });
  network.on(cartEndpoints.remove, ({ params }) => {
    state.ids = state.ids.filter((id) => id !== params.lineId);
    return cart();
  });
  return state;
}

let network: MockNetwork;
const openCart = () => renderHook(() => useCart(), { wrapper }).result;

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  browserCart.setState({ lines: [] });
  becomeUnauthenticated();
  network = mockNetwork();
});
afterEach(() => network.restore());

it('keeps lines in this browser while nobody is signed in, and removes them there', async () => {
  const cart = openCart();
  let id = '';
  await act(async () => {
    id = await cart.current.add(GIFT);
  });
  expect(cart.current.lines).toEqual([{ ...GIFT, id }]);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([{ ...GIFT, id }]);
  expect(network.calls).toEqual([]);
  await act(() => cart.current.remove(id));
  expect(cart.current.count).toBe(0);
  expect(localStorage.getItem('cart')).toBeNull();
});

it('shows what another tab added, and what a reload finds', () => {
  const cart = openCart();
  localStorage.setItem('cart', JSON.stringify([{ ...GIFT, id: FUND }, { nonsense: true }]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  expect(cart.current.lines).toEqual([{ ...GIFT, id: FUND }]);
  localStorage.setItem('cart', 'not JSON');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  expect(cart.current.count).toBe(1);
});

it('moves what was added signed out into the account’s cart after sign-in, once', async () => {
  const server = serveCart(network);
  const [cart, header] = [openCart(), openCart()];
  await act(async () => void (await cart.current.add(GIFT)));
  await act(async () => void (await cart.current.add(GIFT)));
  const ids = cart.current.lines.map(({ id }) => id);
  act(() => becomeAuthenticated(buildDonor()));
  await waitFor(() => expect(cart.current.cart?.lineCount).toBe(2));
  expect(server.ids).toEqual(ids);
  expect(network.callsTo(cartEndpoints.add)).toHaveLength(2);
  expect(localStorage.getItem('cart')).toBeNull();
  expect(header.current.lines.map(({ id }) => id)).toEqual(ids);
});

it('shows what was moved where the cart was read before and answers after', async () => {
  const server = serveCart(network);
  let arrive = (_cart: Cart) => {};
  const early = new Promise<Cart>((resolve) => {
    arrive = resolve;
  });
  const cart = openCart();
  await act(async () => void (await cart.current.add(GIFT)));
  network.on(cartEndpoints.own, () => (network.callsTo(cartEndpoints.own).length === 1 ? early : server.cart()));
  act(() => becomeAuthenticated(buildDonor()));
  await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
  await act(async () => arrive(EMPTY));
  await waitFor(() => expect(cart.current.cart?.lineCount).toBe(1));
});

it('keeps what a lost answer left behind, and moves it under the same id the next time', async () => {
  const cart = openCart();
  await act(async () => void (await cart.current.add(GIFT)));
  const [line] = cart.current.lines;
  network.on(cartEndpoints.own, EMPTY);
  network.on(cartEndpoints.add, NETWORK_DOWN);
  act(() => becomeAuthenticated(buildDonor()));
  await waitFor(() => expect(network.callsTo(cartEndpoints.add)).toHaveLength(1));
  expect(cart.current.count).toBe(1);
  const server = serveCart(network);
  openCart();
  await waitFor(() => expect(server.ids).toEqual([line!.id]));
  await waitFor(() => expect(cart.current.cart?.lineCount).toBe(1));
  expect(cart.current.count).toBe(1);
});

it('says which line could not be moved, and forgets it', async () => {
  network.on(cartEndpoints.own, EMPTY);
  network.on(cartEndpoints.add, refusal('place-gone'));
  const cart = openCart();
  await act(async () => void (await cart.current.add(GIFT)));
  act(() => becomeAuthenticated(buildDonor()));
  await waitFor(() => expect(cart.current.count).toBe(0));
  await waitFor(() => expect(recentNotices()[0]).toMatchObject({ kind: 'error', body: expect.stringContaining('No place is left') }));
  expect(recentNotices()[0]?.title).toContain('Annadanam');
});

it('adds to the account’s cart and removes from it while its devotee is signed in', async () => {
  becomeAuthenticated(buildDonor());
  const server = serveCart(network);
  const cart = openCart();
  await waitFor(() => expect(cart.current.cart?.lineCount).toBe(0));
  await act(async () => void (await cart.current.add(GIFT)));
  await waitFor(() => expect(cart.current.count).toBe(1));
  expect(network.callsTo(cartEndpoints.add)[0]?.body).toEqual({
    lineId: server.ids[0],
    templeSlug: GIFT.templeSlug,
    kind: 'donation',
    item: GIFT.item,
  });
  await act(() => cart.current.remove(server.ids[0]!));
  await waitFor(() => expect(cart.current.count).toBe(0));
  expect(localStorage.getItem('cart')).toBeNull();
});

it('leaves a cart in the browser alone that a member of staff finds there', async () => {
  const cart = openCart();
  await act(async () => void (await cart.current.add(GIFT)));
  act(() => becomeAuthenticated(buildStaff()));
  expect(cart.current.count).toBe(1);
  expect(network.calls).toEqual([]);
});
