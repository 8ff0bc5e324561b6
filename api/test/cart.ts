import type { Cart, CartOrder } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { Order } from '../src/domain/orders/order.entity.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import type { StartedGift } from './give.ts';
import type { Seats } from './seats/seats.service.ts';
import type { TestApi } from './start-test-api.ts';

/** Where lines are added. */
export const LINES = '/api/devotee/cart/lines';

/** A line that gives to Annadanam, 51 dollars unless specified otherwise. */
export const giftLine = ({ temple, annadanam }: GivingTemple, amountCents = 5_100) => ({
  lineId: newId(),
  templeSlug: temple.slug,
  kind: 'donation',
  item: { fundId: annadanam.id, amountCents },
});

/** A line for seats. */
export const seatLine = ({ temple }: GivingTemple, { id: seatId }: Seats, quantity = 1) => ({
  lineId: newId(),
  templeSlug: temple.slug,
  kind: 'test-seat',
  item: { seatId, quantity },
});

/** Adds lines to the client's cart and answers it. */
export async function addLines(client: TestAgent, ...lines: object[]): Promise<Cart> {
  let cart: Cart = { orders: [], lineCount: 0, unfinished: [] };
  for (const line of lines) cart = (await client.post(LINES).send(line).expect(200)).body;
  return cart;
}

export const cartOf = async (client: TestAgent): Promise<Cart> => (await client.get('/api/devotee/cart').expect(200)).body;

/** The checkout of a cart at the total it shows, as asked: without an expectation. */
export const askCheckout = (client: TestAgent, { orderId, totalCents }: CartOrder, more: object = {}, key: string = newId()) =>
  client
    .post(`/api/devotee/cart/${orderId}/checkout`)
    .set('idempotency-key', key)
    .send({ legalName: 'Meera Raghunathan', seenTotalCents: totalCents, ...more });

/** The checkout of a cart that begins. */
export async function checkOut(client: TestAgent, cart: CartOrder, more: object = {}): Promise<StartedGift> {
  return (await askCheckout(client, cart, more).expect(201)).body;
}

/** Puts what was not paid back into the cart: without an expectation. */
export const toCart = (client: TestAgent, orderId: string) => client.post(`/api/devotee/orders/${orderId}/to-cart`);

/** All orders of an account, carts included. */
export const ordersOf = ({ database }: TestApi, payerAccountId: string): Promise<Order[]> =>
  database.reader.findBy(Order, { payerAccountId });
