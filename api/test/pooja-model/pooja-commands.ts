import fc from 'fast-check';
import { chargeAtCounter, sellAtCounter, waitAtCounter } from './at-counter.ts';
import { cancel, cancelTime, move, refund } from './booked.ts';
import { add, drop, goToCheckout, moveForFee, payUnheard } from './buying.ts';
import { differences } from './differences.ts';
import { hear } from './hearing.ts';
import { lateBookings, limit } from './pooja-terms.ts';
import type { PoojaWorld } from './pooja-world.ts';
import type { Purchase } from './purchase.ts';
import { blackOut, change, lift } from './times.ts';
import { claimable, join, keepWaiting, leave, takeOff } from './waiting.ts';
import { pass } from './world-clock.ts';

/** How often each thing was done. */
export const made = new Map<string, number>();

type Real = { world: PoojaWorld };
type Do = (world: PoojaWorld, pick: <T>(items: readonly T[]) => T | undefined, n: number) => Promise<boolean>;

const staged = (world: PoojaWorld, ...stages: Purchase['stage'][]) => world.purchases.filter(({ stage }) => stages.includes(stage));
const SLOTS = 3;
const other = (slot: number, n: number) => (slot + 1 + (n % (SLOTS - 1))) % SLOTS;

/** Each answers whether there was anything to do. */
const MOVES: Record<string, Do> = {
  add: async (world, _, n) => add(world, n % SLOTS).then(() => true),
  again: async (world, pick, n) => done(pick(world.booked), (client) => add(world, Math.floor(n / 7) % SLOTS, { client })),
  drop: async (world, pick) => done(pick(staged(world, 'cart')), (it) => drop(world, it)),
  'check out': async (world, pick) => done(pick(staged(world, 'cart')), (it) => goToCheckout(world, it)),
  pay: async (world, pick) =>
    done(anyUnheard(world) ? undefined : pick(staged(world, 'checkout')), (it) => payUnheard(world, it).then(() => hear(world))),
  'pay unheard': async (world, pick) =>
    done(anyUnheard(world) ? undefined : pick(staged(world, 'checkout')), (it) => payUnheard(world, it)),
  hear: async (world) => done(staged(world, 'unheard')[0], () => hear(world)),
  'walk-in': async (world, _, n) => sellAtCounter(world, n % SLOTS).then(() => true),
  'card walk-in': async (world, _, n) => done(anyUnheard(world) ? undefined : world, () => chargeAtCounter(world, n % SLOTS, n % 2 === 0)),
  'walk-in waits': async (world, _, n) => waitAtCounter(world, n % SLOTS, 1 + (Math.floor(n / 3) % 3), n % 2 === 0).then(() => true),
  'walk-in takes': async (world, pick) => done(pick(offeredAtCounter(world)), (wait) => sellAtCounter(world, wait.slot, wait)),
  'walk-in takes by card': async (world, pick, n) =>
    done(anyUnheard(world) ? undefined : pick(offeredAtCounter(world)), (wait) => chargeAtCounter(world, wait.slot, n % 2 === 0, wait)),
  'cancel by family': async (world, pick) =>
    done(pick(staged(world, 'booked').filter(({ channel }) => channel === 'online')), (it) => cancel(world, it, 'family')),
  'cancel by temple': async (world, pick) => done(pick(staged(world, 'booked')), (it) => cancel(world, it, 'temple')),
  refund: async (world, pick) => done(anyUnheard(world) ? undefined : pick(staged(world, 'booked')), (it) => refund(world, it)),
  move: async (world, pick, n) =>
    done(pick(staged(world, 'booked')), (it) => move(world, it, other(it.slot, n), it.channel === 'online' ? 'family' : 'office')),
  'move for a fee': async (world, pick, n) => done(pick(lateBookings(world)), (it) => moveForFee(world, it, other(it.slot, n))),
  'move by office': async (world, pick, n) => done(pick(staged(world, 'booked')), (it) => move(world, it, other(it.slot, n), 'office')),
  // Once: what is left has to be worth the other moves.
  'cancel time': async (world, _, n) =>
    done(anyUnheard(world) || n % 4 > 0 || world.models.some(({ canceled }) => canceled) ? undefined : world, () =>
      cancelTime(world, n % SLOTS),
    ),
  'black out': async (world, _, n) => done(world.blackouts.length < 3 ? world : undefined, () => blackOut(world, n)),
  lift: async (world, pick) => done(pick(world.blackouts), (it) => lift(world, it)),
  limit: async (world, _, n) =>
    limit(world, { near: n % 4 === 0, weekly: n % 3 > 0, noticed: n % 5 === 1, late: n % 2 === 0 }).then(() => true),
  change: async (world, _, n) => {
    const capacity = 1 + (n % 5);
    const onlinePlaces = Math.floor(n / 5) % (capacity + 1);
    const split = { capacity, onlinePlaces, counterPlaces: Math.floor(n / 75) % (capacity - onlinePlaces + 1), open: n % 7 > 0 };
    await change(world, Math.floor(n / 25) % SLOTS, split);
    return true;
  },
  join: async (world, _, n) => join(world, n % SLOTS, 1 + (Math.floor(n / 3) % 3), n % 2 === 0).then(() => true),
  claim: async (world, pick) => done(pick(claimable(world)), (wait) => add(world, wait.slot, { wait })),
  'keep waiting': async (world, pick) =>
    done(pick(world.waits.filter(({ state, atCounter }) => state === 'offered' && !atCounter)), (it) => keepWaiting(world, it)),
  leave: async (world, pick) => done(pick(onList(world).filter(({ atCounter }) => !atCounter)), (it) => leave(world, it)),
  'take off': async (world, pick) => done(pick(onList(world)), (it) => takeOff(world, it)),
  pass: async (world, _, n) => pass(world, [3, 16, 50, 300][n % 4] ?? 3).then(() => true),
};

const onList = (world: PoojaWorld) => world.waits.filter(({ state }) => state === 'waiting' || state === 'offered');
const offeredAtCounter = (world: PoojaWorld) => world.waits.filter(({ state, atCounter }) => state === 'offered' && atCounter);
const anyUnheard = (world: PoojaWorld) => staged(world, 'unheard').length > 0;

async function done<T>(it: T | undefined, work: (it: T) => Promise<unknown>): Promise<boolean> {
  if (it === undefined) return false;
  await work(it);
  return true;
}

class Move implements fc.AsyncCommand<object, Real> {
  constructor(
    private readonly name: string,
    private readonly n: number,
  ) {}

  check = () => true;

  async run(_model: object, { world }: Real): Promise<void> {
    const pick = <T>(items: readonly T[]): T | undefined => items[this.n % Math.max(1, items.length)];
    if (!(await MOVES[this.name]!(world, pick, this.n))) return;
    made.set(this.name, (made.get(this.name) ?? 0) + 1);
    const wrong = await differences(world);
    if (wrong.length > 0) throw new Error(`after ${this.toString()}: ${wrong.join('; ')}`);
  }

  toString = (): string => `${this.name} ${this.n}`;
}

/** What families, the office and time may do next, the usual more often. */
const WEIGHTS: Record<string, number> = {
  add: 6,
  'check out': 6,
  pay: 8,
  join: 4,
  claim: 8,
  pass: 2,
  'pay unheard': 4,
  hear: 2,
  lift: 3,
  again: 4,
  'move for a fee': 8,
  'walk-in': 3,
  'walk-in waits': 3,
  'walk-in takes': 4,
  // With fewer places at the counter than it has sold, the slot's capacity is what binds.
  change: 4,
};

/** Sequences of moves; a failing one is made as short as it can be. */
export const poojaMoves = (length: number) =>
  fc.commands(
    Object.keys(MOVES).flatMap((name) => Array.from({ length: WEIGHTS[name] ?? 1 }, () => fc.nat(999).map((n) => new Move(name, n)))),
    { maxCommands: length, size: 'max' },
  );
