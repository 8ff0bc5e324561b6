import { MoreThan } from 'typeorm';
import { WaitlistService } from '../../src/domain/bookings/waits/waitlist.service.ts';
import { LapsedHolds } from '../../src/domain/orders/places/lapsed-holds.service.ts';
import { execute } from '../../src/platform/database/execute.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { setClock } from '../clock.ts';
import { runJobs } from '../give.ts';
import type { PoojaWorld } from './pooja-world.ts';
import { MINUTE, type Purchase } from './purchase.ts';

const MOST_TRIES = 10;

/** Time passes: holds and offers lapse, as their jobs find them. Never past the moment at which a payment ends but its hold doesn't. */
export async function pass(world: PoojaWorld, minutes: number): Promise<void> {
  world.now += minutes * MINUTE;
  const between = world.purchases.filter(({ stage, payableUntil }) => stage === 'checkout' && payableUntil <= world.now);
  world.now = Math.max(world.now, ...between.map(({ heldUntil }) => heldUntil));
  const { api } = world;
  const now = new Date(world.now);
  setClock(now.toISOString());
  // Nobody is signed out meanwhile.
  await api.database.transaction((tx) => execute(tx, 'UPDATE sessions SET lastSeenAt = ?', [now]));
  for (let ended = 1; ended > 0; ) ended = await api.database.transaction((tx) => api.get(LapsedHolds).endAll(tx, now));
  lapseHolds(world);
  for (let open = true; open; open = lapseOffers(world)) await endWaits(world);
  lapseOffers(world);
}

/** A message that a busy machine didn't deliver is tried again at once: the model knows no lost ones. */
export async function runAllJobs(world: PoojaWorld): Promise<void> {
  await endWaits(world);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await runJobs(world.api, 3_600);
    if (!(await world.api.database.reader.existsBy(OutboxMessage, { state: 'waiting', attempts: MoreThan(0) }))) return;
  }
}

/** A hold ends unpaid: an offer it came from is its family's again until its time, everything else goes to the next. */
export function release({ model, now }: PoojaWorld, { id, slot, wait }: Purchase): void {
  const own = model(slot);
  if (!own.held.delete(id)) return;
  if (wait) own.unclaim(wait, now);
  own.allocate(now);
}

function lapseHolds(world: PoojaWorld): void {
  for (const [index, model] of world.models.entries()) {
    const isLapsed = ({ slot, id, heldUntil }: Purchase) => slot === index && model.held.has(id) && heldUntil <= world.now;
    for (const purchase of world.purchases.filter(isLapsed)) {
      if (purchase.stage !== 'unheard') purchase.stage = 'over';
      release(world, purchase);
    }
  }
}

/** Ends the offers that lapsed, the first one first; returns whether there was one. */
function lapseOffers({ model, now, waits }: PoojaWorld): boolean {
  const over = waits.filter(({ state, offeredUntil }) => state === 'offered' && offeredUntil <= now);
  for (const wait of over.sort((a, b) => a.offeredUntil - b.offeredUntil)) model(wait.slot).endWait(wait, 'lapsed', now);
  return over.length > 0;
}

/** Nobody waits for a time that the temple has no poojas at; offers lapse by `pass` alone. */
async function endWaits({ api, now, models }: PoojaWorld): Promise<void> {
  await api.get(WaitlistService).endLapsed(new Date(now));
  for (const model of models) if (model.blackouts.size > 0) model.endAllWaits();
}
