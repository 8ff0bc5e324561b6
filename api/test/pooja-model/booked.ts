import { newId } from '../../src/platform/ids/new-id.ts';
import { agrees } from './expected-answer.ts';
import { settle } from './hearing.ts';
import { AGAIN, isAgain, isLate, outsideWindow } from './pooja-terms.ts';
import type { PoojaWorld } from './pooja-world.ts';
import { PRICE, type Purchase } from './purchase.ts';
import { runAllJobs } from './world-clock.ts';

export async function cancel(world: PoojaWorld, purchase: Purchase, by: 'family' | 'temple'): Promise<void> {
  const [path, client] = by === 'family' ? ['devotee', purchase.client] : ['temple-admin', world.office];
  await client
    .post(`/api/${path}/bookings/${purchase.id}/cancel`)
    .set('idempotency-key', newId())
    .send(by === 'family' ? undefined : { reason: 'Changed' })
    .expect(200);
  if (by === 'temple') endByTemple(world, purchase);
  else end(world, purchase, !isLate(world, purchase));
}

/** The office cancels a whole time, with everybody who is in it. */
export async function cancelTime(world: PoojaWorld, slot: number): Promise<void> {
  await world.office
    .post(`/api/temple-admin/pooja-slots/${world.at(slot).id}/cancellation`)
    .set('idempotency-key', newId())
    .send({ reason: 'The hall is flooded' })
    .expect(200);
  for (const purchase of world.purchases.filter((it) => it.stage === 'booked' && it.slot === slot)) endByTemple(world, purchase);
  world.model(slot).cancel();
  await runAllJobs(world);
}

/** The office refunds the payment: the place is free once the money is on its way. */
export async function refund(world: PoojaWorld, purchase: Purchase): Promise<void> {
  await world.office
    .post(`/api/temple-admin/donations/${purchase.orderId}/refunds`)
    .set('idempotency-key', newId())
    .send({ amountCents: PRICE, reason: 'Booked twice' })
    .expect(201);
  end(world, purchase, true);
  await runAllJobs(world);
}

export async function move(world: PoojaWorld, purchase: Purchase, to: number, by: 'family' | 'office'): Promise<void> {
  const target = world.model(to);
  const [path, client] = by === 'family' ? ['devotee', purchase.client] : ['temple-admin', world.office];
  const gone = target.free(purchase.channel) > 0 ? [200, undefined] : [409, 'place-gone'];
  const { status, body } = await client.post(`/api/${path}/bookings/${purchase.id}/move`).send({ slotId: world.at(to).id });
  // The office isn't bound to how far ahead and how often families book.
  agrees('move', { status, body }, by === 'family' ? (refusedMove(world, purchase, to) ?? gone) : gone);
  if (status !== 200) return;
  // Nobody who was moved by the temple has to pay for it.
  purchase.refundUntil = by === 'office' ? target.startsAt : null;
  settle(world, purchase, to);
}

function refusedMove(world: PoojaWorld, purchase: Purchase, to: number): [number, string] | undefined {
  if (isLate(world, purchase)) return [409, 'change-fee-due'];
  const outside = outsideWindow(world, to);
  if (outside) return [409, outside];
  return isAgain(world, purchase.client, to, purchase) ? AGAIN : undefined;
}

/** Everything that was paid for it goes back, the fees for moving it included. */
function endByTemple(world: PoojaWorld, purchase: Purchase): void {
  end(world, purchase, true);
  for (const fee of world.purchases) if (fee.moves === purchase && fee.stage === 'moved') fee.refunded = true;
}

function end({ model, now }: PoojaWorld, purchase: Purchase, refunded: boolean): void {
  purchase.stage = 'over';
  purchase.refunded = refunded;
  model(purchase.slot).sold.delete(purchase.id);
  model(purchase.slot).allocate(now);
}
