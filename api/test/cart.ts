import type { Cart, CartOrder } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../src/platform/ids/new-id.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import type { StartedGift } from './give.ts';
import type { Seats } from './seats/seats.service.ts';

const LINES = '/api/devotee/cart/lines';

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
