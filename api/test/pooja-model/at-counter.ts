import { newId } from '../../src/platform/ids/new-id.ts';
import { payGift } from '../give.ts';
import { MEERA, startCardWalkIn, walkIn } from '../poojas.ts';
import { differences } from './differences.ts';
import { agrees, same } from './expected-answer.ts';
import type { PoojaWorld } from './pooja-world.ts';
import { PRICE, type Waiting } from './purchase.ts';
import { noteWait } from './waiting.ts';
import { runAllJobs } from './world-clock.ts';

let lastPhone = 5_550_000;

/** For cash: a place of the counter's, or the one a walk-in was offered. */
export async function sellAtCounter(world: PoojaWorld, slot: number, wait?: Waiting): Promise<void> {
  const model = world.model(slot);
  const taken = wait !== undefined || model.free('counter') > 0;
  const { status, body } = await world.office
    .post('/api/temple-admin/bookings')
    .set('idempotency-key', newId())
    .send(walkIn(world.at(slot).id, { waitId: wait?.key ?? null }));
  same('walk-in', [status, body.code], taken ? [201, undefined] : [409, 'place-gone']);
  if (!taken) return;
  if (wait) takeOffered(world, wait);
  book(world, slot, body.id, body.orderId);
}

/** By card: the place is held while it is charged, and booked or free again afterward. */
export async function chargeAtCounter(world: PoojaWorld, slot: number, pays: boolean, wait?: Waiting): Promise<void> {
  const model = world.model(slot);
  if (!wait && model.free('counter') === 0) return;
  const started = await startCardWalkIn(world.office, world.at(slot).id, { waitId: wait?.key ?? null });
  if (wait) takeOffered(world, wait);
  model.heldAtCounter.add(started.orderId);
  same('while the card is charged', await differences(world), []);
  const path = `/api/temple-admin/walk-in-payments/${started.orderId}`;
  if (pays) await payGift(world.api, started);
  else await world.office.post(`${path}/cancel`).expect(200);
  await runAllJobs(world);
  model.heldAtCounter.delete(started.orderId);
  if (pays) return book(world, slot, (await world.office.get(path).expect(200)).body.bookingId, started.orderId);
  if (wait) {
    model.unclaim(wait, world.now);
    model.shift('online', 1);
  }
  model.allocate(world.now);
}

/** A family without an account waits with its phone number. */
export async function waitAtCounter(world: PoojaWorld, slot: number, places: number, takesFewer: boolean): Promise<void> {
  const model = world.model(slot);
  const body = { slotId: world.at(slot).id, phone: `+1732${++lastPhone}`, participants: [MEERA], places, takesFewer };
  const answer = await world.office.post('/api/temple-admin/pooja-waits').send(body);
  const isNeeded = model.isOpen && Math.max(model.free('online'), model.free('counter')) < places;
  const isTooMany = places > model.mostFor({ atCounter: true });
  const expected = isTooMany ? [400, 'invalid-fields'] : [201, undefined];
  agrees('wait at the counter', answer, isNeeded ? expected : [409, model.isOpen ? 'waitlist-not-needed' : 'slot-closed']);
  if (!isNeeded || isTooMany) return;
  noteWait(world, slot, world.office, answer.body.id, { turn: 1, places, takesFewer, atCounter: true });
  if (takesFewer) model.allocate(world.now);
}

function takeOffered({ model }: PoojaWorld, wait: Waiting): void {
  model(wait.slot).claim(wait);
  model(wait.slot).shift('counter', 1);
}

function book(world: PoojaWorld, slot: number, id: string, orderId: string): void {
  world.model(slot).sold.set(id, 'counter');
  const rest = { client: world.office, cents: PRICE, heldUntil: 0, payableUntil: 0, refunded: false } as const;
  const { cancelHours } = world.terms;
  world.purchases.push({ id, orderId, slot, stage: 'booked', channel: 'counter', cancelHours, ...rest });
}
