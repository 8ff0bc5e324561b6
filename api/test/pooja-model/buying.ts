import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../../src/platform/ids/new-id.ts';
import { askCheckout, cartOf, checkOut } from '../cart.ts';
import { payGift } from '../give.ts';
import { poojaLine } from '../poojas.ts';
import { signInDonor } from '../sign-in.ts';
import { agrees } from './expected-answer.ts';
import { AGAIN, isAgain, isLate, outsideWindow } from './pooja-terms.ts';
import type { PoojaWorld } from './pooja-world.ts';
import { FEE, MINUTE, PRICE, type Purchase, type Waiting } from './purchase.ts';
import { release } from './world-clock.ts';

/** What a cart is asked for, and what speaks against it. */
interface Wanted {
  slot: number;
  free: boolean;
  again: boolean;
  refusal: string;
}

/** By a new family, by the one that was offered a place, or by one that has another. */
export async function add(
  world: PoojaWorld,
  slot: number,
  { wait, client: known }: { wait?: Waiting; client?: TestAgent } = {},
): Promise<void> {
  const client = wait?.client ?? known ?? (await signInDonor(world.api)).client;
  const outside = outsideWindow(world, slot);
  const free = wait ? wait.state === 'offered' : !outside && world.model(slot).free('online') > 0;
  const again = free && isAgain(world, client, slot);
  const line = poojaLine(world.place, world.at(slot), wait ? { waitId: wait.key } : {});
  const refusal = outside ?? (wait ? 'offer-over' : 'place-gone');
  if (!(await putInCart(world, client, line, { slot, free, again, refusal }))) return;
  if (wait) world.model(slot).claim(wait);
  hold(world, { id: line.lineId, client, slot, cents: PRICE, ...(wait ? { wait } : {}) });
}

/** A family moves its booking, which costs a fee by now. */
export async function moveForFee(world: PoojaWorld, booking: Purchase, slot: number): Promise<void> {
  const { client } = booking;
  const outside = outsideWindow(world, slot);
  const free = !outside && world.model(slot).free('online') > 0;
  const again = free && isAgain(world, client, slot, booking);
  const item = { bookingId: booking.id, slotId: world.at(slot).id };
  const line = { lineId: newId(), templeSlug: world.place.temple.slug, kind: 'pooja-move', item };
  const taken = await putInCart(world, client, line, { slot, free, again, refusal: outside ?? 'place-gone' });
  if (taken) hold(world, { id: line.lineId, client, slot, cents: FEE, moves: booking });
}

export async function drop(world: PoojaWorld, purchase: Purchase): Promise<void> {
  await purchase.client.delete(`/api/devotee/cart/lines/${purchase.id}`).expect(200);
  release(world, purchase);
  world.purchases.splice(world.purchases.indexOf(purchase), 1);
}

export async function goToCheckout(world: PoojaWorld, purchase: Purchase): Promise<void> {
  if (!world.model(purchase.slot).held.has(purchase.id)) return;
  const [cart] = (await cartOf(purchase.client)).orders;
  if (!canBeHad(world, purchase)) {
    const { status, body } = await askCheckout(purchase.client, { ...cart!, totalCents: purchase.cents });
    agrees('check out', { status, body }, [409, 'cart-changed']);
    return;
  }
  purchase.started = await checkOut(purchase.client, cart!);
  purchase.orderId = purchase.started.orderId;
  purchase.stage = 'checkout';
  purchase.cancelHours = world.terms.cancelHours;
  purchase.payableUntil = world.now + 35 * MINUTE;
  purchase.heldUntil = purchase.payableUntil + 10 * MINUTE;
}

/** Pays at the provider; its message waits. */
export async function payUnheard({ api }: PoojaWorld, purchase: Purchase): Promise<void> {
  await payGift(api, purchase.started!);
  purchase.stage = 'unheard';
}

async function putInCart({ model }: PoojaWorld, client: TestAgent, line: object, { slot, free, again, refusal }: Wanted): Promise<boolean> {
  const answer = await client.post('/api/devotee/cart/lines').send(line);
  const { isOpen, canceled } = model(slot);
  const refused = again ? AGAIN : [409, isOpen ? refusal : canceled ? 'slot-canceled' : 'slot-closed'];
  const taken = free && !again;
  agrees('add', answer, taken ? [200, undefined] : refused);
  return taken;
}

function hold(world: PoojaWorld, purchase: Pick<Purchase, 'id' | 'client' | 'slot' | 'cents' | 'wait' | 'moves'>): void {
  world.model(purchase.slot).held.add(purchase.id);
  const heldUntil = world.now + 15 * MINUTE;
  world.purchases.push({ ...purchase, heldUntil, stage: 'cart', payableUntil: 0, channel: 'online', refunded: false });
}

/** Whether what a cart holds can still be bought. */
function canBeHad(world: PoojaWorld, { slot, moves }: Purchase): boolean {
  const { canceled, startsAt } = world.model(slot);
  if (canceled) return false;
  return !moves || (startsAt > world.now && moves.stage === 'booked' && moves.slot !== slot && isLate(world, moves));
}
