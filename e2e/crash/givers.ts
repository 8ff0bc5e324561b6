import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { donationEndpoints, sandboxEndpoints } from '@sannidhi/contracts';
import { type ApiClient, CallFailed } from '../harness/api-client.ts';
import type { Gate } from './gate.ts';
import type { Chance } from './random.ts';

/** A gift whose giver got a confirmation that it exists, and perhaps that it is paid. */
export interface AcknowledgedGift {
  key: string;
  orderId: string;
  totalCents: number;
  paid: boolean;
}

export interface GivingPlan {
  api: ApiClient;
  templeSlug: string;
  fundIds: readonly string[];
  chance: Chance;
  count: number;
  /** How many people give at the same time; one whose gift was interrupted by a kill waits until its key's lease expires. */
  people: number;
  /** How many calls are in flight at the same time. */
  gate: Gate;
  onGift?: (done: number) => void;
}

const CARDS = ['4242424242424242', '4242424242424242', '4242424242424242', '4000000000005126', '4000000000000341'] as const;
type Card = (typeof CARDS)[number];
/** After this long a gift counts as stuck, which is a failure of the platform. */
const PATIENCE_MS = 300_000;

/** Gives `count` gifts through an unreliable network, each until it is acknowledged and paid, like a person who keeps pressing. */
export async function giveAll(plan: GivingPlan): Promise<AcknowledgedGift[]> {
  const gifts: AcknowledgedGift[] = [];
  let started = 0;
  const work = async () => {
    while (started < plan.count) {
      started += 1;
      gifts.push(await giveOne(plan));
      plan.onGift?.(gifts.length);
    }
  };
  await Promise.all(Array.from({ length: plan.people }, work));
  return gifts;
}

async function giveOne({ api, templeSlug, fundIds, chance, gate }: GivingPlan): Promise<AcknowledgedGift> {
  const key = randomUUID();
  const body = {
    templeSlug,
    lines: linesOf(fundIds, chance),
    coverFees: chance.happens(0.3),
    legalName: 'Asha Rao',
    anonymous: chance.happens(0.1),
  };
  const patiently = <T>(work: () => Promise<T>) => untilAnswered(() => gate.pass(work), chance);
  const submit = () => patiently(() => api.call(donationEndpoints.give, { body, idempotencyKey: key }));
  // An impatient thumb: the same gift submitted several times at once.
  const answers = await Promise.all(Array.from({ length: chance.happens(0.15) ? 3 : 1 }, submit));
  const ids = new Set(answers.map(({ orderId }) => orderId));
  const [first] = answers;
  if (ids.size !== 1 || !first) throw new Error(`One Idempotency-Key made ${ids.size} gifts: ${[...ids].join(', ')}`);
  const abandons = chance.happens(0.05);
  const card = chance.oneOf(CARDS);
  if (!abandons) await patiently(() => pay(api, checkoutIdOf(first.checkoutUrl), card));
  return { key, orderId: first.orderId, totalCents: first.totalCents, paid: !abandons };
}

function linesOf(fundIds: readonly string[], chance: Chance) {
  return Array.from({ length: chance.between(1, 2) }, () => ({ fundId: chance.oneOf(fundIds), amountCents: chance.between(1, 500) * 100 }));
}

/** The checkout's id is the last part of its address. */
const checkoutIdOf = (url: string) => new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? '';

async function pay(api: ApiClient, checkoutId: string, cardNumber: Card) {
  const params = { checkoutId };
  const { status } = await api.call(sandboxEndpoints.checkout, { params });
  if (status === 'paid') return;
  const paid = await api.call(sandboxEndpoints.pay, { params, body: { cardNumber } });
  if (paid.status !== 'paid') throw new Error(`The sandbox says ${paid.status} after paying`);
}

/** Retries what may be retried: no response, a request for patience, a payment in progress in another attempt. */
async function untilAnswered<T>(work: () => Promise<T>, chance: Chance): Promise<T> {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallFailed) || !mayRepeat(error) || Date.now() > limit) throw error;
      await pause(error.status === 409 ? chance.between(300, 1500) : chance.between(20, 400));
    }
  }
}

const mayRepeat = ({ status }: CallFailed) => [0, 409, 429, 500, 502, 503, 504].includes(status);
