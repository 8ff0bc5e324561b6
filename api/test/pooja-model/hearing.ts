import { same } from './expected-answer.ts';
import { isLate, refundableUntil } from './pooja-terms.ts';
import type { PoojaWorld } from './pooja-world.ts';
import type { Purchase } from './purchase.ts';
import { noteWait } from './waiting.ts';
import { runAllJobs } from './world-clock.ts';

/** The provider's messages arrive. A place that lapsed meanwhile is looked for again. */
export async function hear(world: PoojaWorld): Promise<void> {
  const unheard = world.purchases.find(({ stage }) => stage === 'unheard');
  await runAllJobs(world);
  if (!unheard) return;
  const held = world.model(unheard.slot).held.delete(unheard.id);
  if (unheard.moves) hearOfMove(world, unheard, unheard.moves, held);
  else await hearOfPlace(world, unheard, held);
}

async function hearOfPlace(world: PoojaWorld, unheard: Purchase, held: boolean): Promise<void> {
  const model = world.model(unheard.slot);
  const { wait } = unheard;
  // Its hold lapsed, but the offer that it came from is open again.
  const again = !held && wait?.state === 'offered' && wait.offeredUntil > world.now;
  if (!model.canceled && (held || again || model.free('online') > 0)) {
    if (again) model.claim(wait);
    model.sold.set(unheard.id, 'online');
    unheard.stage = 'booked';
    return;
  }
  unheard.stage = 'over';
  unheard.refunded = true;
  if (model.isOpen) await becomeFirst(world, unheard, wait?.takesFewer === true);
}

/** Who paid and found no place is the first on the waitlist. */
async function becomeFirst(world: PoojaWorld, { client, slot: index }: Purchase, fewer: boolean): Promise<void> {
  const { body } = await client.get('/api/devotee/pooja-waits').expect(200);
  const open = body.find(({ slot }: { slot: { id: string } }) => slot.id === world.at(index).id);
  same('first on the waitlist', Boolean(open), true);
  const before = world.waits.find(({ key }) => key === open.id);
  if (!before) noteWait(world, index, client, open.id, { turn: 0, places: 1, takesFewer: fewer });
  else if (before.state === 'waiting') before.turn = 0;
}

/** Its booking moves into the place that was paid for, unless it has ended or is there by now, or the place is gone: then the fee goes back. */
function hearOfMove(world: PoojaWorld, move: Purchase, booking: Purchase, held: boolean): void {
  const [from, to] = [world.model(booking.slot), world.model(move.slot)];
  const isFree = !to.canceled && to.startsAt > world.now && (held || to.free('online') > 0);
  if (booking.stage === 'booked' && from !== to && isFree) {
    booking.refundUntil = isLate(world, booking) ? refundableUntil(world, booking) : null;
    settle(world, booking, move.slot);
    move.stage = 'moved';
    return;
  }
  if (held) to.allocate(world.now);
  move.stage = 'over';
  move.refunded = true;
}

/** A booking is in another slot from now on. */
export function settle({ model, now }: PoojaWorld, booking: Purchase, slot: number): void {
  const [from, to] = [model(booking.slot), model(slot)];
  to.sold.set(booking.id, booking.channel);
  from.sold.delete(booking.id);
  booking.slot = slot;
  from.allocate(now);
}
