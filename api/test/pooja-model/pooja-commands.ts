import fc from 'fast-check';
import type { PoojaWorld, Purchase } from './pooja-world.ts';

/** How often each thing was done. */
export const made = new Map<string, number>();

type Real = { world: PoojaWorld };
type Do = (world: PoojaWorld, pick: <T>(items: readonly T[]) => T | undefined, n: number) => Promise<boolean>;

const staged = (world: PoojaWorld, ...stages: Purchase['stage'][]) => world.purchases.filter(({ stage }) => stages.includes(stage));
const SLOTS = 3;
const other = (slot: number, n: number) => (slot + 1 + (n % (SLOTS - 1))) % SLOTS;

/** Each answers whether there was anything to do. */
const MOVES: Record<string, Do> = {
  add: async (world, _, n) => world.add(n % SLOTS).then(() => true),
  again: async (world, pick, n) => done(pick(world.booked), (client) => world.add(Math.floor(n / 7) % SLOTS, { client })),
  drop: async (world, pick) => done(pick(staged(world, 'cart')), (it) => world.drop(it)),
  'check out': async (world, pick) => done(pick(staged(world, 'cart')), (it) => world.checkOut(it)),
  pay: async (world, pick) =>
    done(anyUnheard(world) ? undefined : pick(staged(world, 'checkout')), (it) => world.payUnheard(it).then(() => world.hear())),
  'pay unheard': async (world, pick) => done(anyUnheard(world) ? undefined : pick(staged(world, 'checkout')), (it) => world.payUnheard(it)),
  hear: async (world) => done(staged(world, 'unheard')[0], () => world.hear()),
  'walk-in': async (world, _, n) => world.sellAtCounter(n % SLOTS).then(() => true),
  'cancel by family': async (world, pick) =>
    done(pick(staged(world, 'booked').filter(({ channel }) => channel === 'online')), (it) => world.cancel(it, 'family')),
  'cancel by temple': async (world, pick) => done(pick(staged(world, 'booked')), (it) => world.cancel(it, 'temple')),
  refund: async (world, pick) => done(anyUnheard(world) ? undefined : pick(staged(world, 'booked')), (it) => world.refund(it)),
  move: async (world, pick, n) =>
    done(pick(staged(world, 'booked')), (it) => world.move(it, other(it.slot, n), it.channel === 'online' ? 'family' : 'office')),
  'move for a fee': async (world, pick, n) => done(pick(world.lateBookings), (it) => world.moveForFee(it, other(it.slot, n))),
  'move by office': async (world, pick, n) => done(pick(staged(world, 'booked')), (it) => world.move(it, other(it.slot, n), 'office')),
  // Once: what is left has to be worth the other moves.
  'cancel time': async (world, _, n) =>
    done(anyUnheard(world) || n % 4 > 0 || world.models.some(({ canceled }) => canceled) ? undefined : world, () =>
      world.cancelTime(n % SLOTS),
    ),
  'black out': async (world, _, n) => done(world.blackouts.length < 3 ? world : undefined, () => world.blackOut(n)),
  lift: async (world, pick) => done(pick(world.blackouts), (it) => world.lift(it)),
  limit: async (world, _, n) =>
    world.limit({ near: n % 4 === 0, weekly: n % 3 > 0, noticed: n % 5 === 1, late: n % 2 === 0 }).then(() => true),
  change: async (world, _, n) => {
    const capacity = 1 + (n % 5);
    const onlinePlaces = Math.floor(n / 5) % (capacity + 1);
    const split = { capacity, onlinePlaces, counterPlaces: Math.min(1, capacity - onlinePlaces), open: n % 7 > 0 };
    await world.change(Math.floor(n / 25) % SLOTS, split);
    return true;
  },
  join: async (world, _, n) => world.join(n % SLOTS).then(() => true),
  claim: async (world, pick) => done(pick(world.claimable), (wait) => world.add(wait.slot, { wait })),
  leave: async (world, pick) => done(pick(onList(world)), (it) => world.leave(it)),
  'take off': async (world, pick) => done(pick(onList(world)), (it) => world.takeOff(it)),
  pass: async (world, _, n) => world.pass([3, 16, 50, 300][n % 4] ?? 3).then(() => true),
};

const onList = (world: PoojaWorld) => world.waits.filter(({ state }) => state === 'waiting' || state === 'offered');
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
    const wrong = await world.differences();
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
  limit: 2,
};

/** Sequences of moves; a failing one is made as short as it can be. */
export const poojaMoves = (length: number) =>
  fc.commands(
    Object.keys(MOVES).flatMap((name) => Array.from({ length: WEIGHTS[name] ?? 1 }, () => fc.nat(999).map((n) => new Move(name, n)))),
    { maxCommands: length, size: 'max' },
  );
