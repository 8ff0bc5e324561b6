import type { GiftMethod, GiftSource } from '@sannidhi/contracts';
import type { DraftLine } from '../../domain/orders/order-draft.ts';
import { demoRandom } from '../demo-step.ts';

export interface DemoDonor {
  accountId?: string;
  email?: string;
  legalName?: string;
  phone?: string;
}

export type DemoFate =
  | 'kept'
  | 'pending'
  | 'failed'
  | 'canceled'
  | 'refunded'
  | 'part-refunded'
  | 'disputed'
  | 'dispute-won'
  | 'dispute-lost';

const UNPAID = new Set<DemoFate>(['pending', 'failed', 'canceled']);

/** Whether its money arrived, whatever became of it later. */
export const wasPaid = (fate: DemoFate): boolean => !UNPAID.has(fate);

/** One gift to be made: who, when, how much and what becomes of it. */
export interface DemoGift {
  at: Date;
  donor: DemoDonor;
  source: GiftSource;
  method: GiftMethod;
  amountsCents: { fund: number; cents: number }[];
  coverFees: boolean;
  anonymous: boolean;
  dedication?: { kind: 'honor' | 'memory'; name: string };
  checkNumber?: string;
  /** Who took it at the counter or out of the hundi. */
  recordedBy?: string;
  /** What was found in the hundi. */
  denominations?: { denominationCents: number; count: number }[];
  /** What was bought, where it wasn't given to funds. */
  goods?: readonly DraftLine[];
  /** Why it is refunded. */
  refundReason?: string;
  fate: DemoFate;
}

export interface PlanFor {
  slug: string;
  now: Date;
  count: number;
  fundCount: number;
  donors: readonly DemoDonor[];
}

/** Who opens batches and counts hundis in the demo. */
export const DEMO_CLERK = 'Kavitha Menon';
export const DEMO_COUNTERS = ['Kavitha Menon', 'Suresh Rao', 'Lakshmi Natarajan'] as const;
const DAYS = 730;
const DAY_MS = 86_400_000;
/** How giving swells over the year: Sankranti, Shivaratri and Ugadi, Ganesha and Navaratri, Diwali, year's end. */
const MONTH_WEIGHTS = [9, 8, 9, 8, 6, 6, 7, 9, 12, 16, 15, 12];
const AMOUNTS = [1100, 1100, 2100, 2100, 2500, 5100, 5100, 5100, 10100, 10100, 11600, 25100, 50100, 100100];
const NAMES = ['Padma Srinivasan', 'Raghunatha Sarma', 'Kamala Iyer', 'Vasudeva Rao', 'Lalitha Devi'];
const COUNTER_OPENS_MS = 15 * 3_600_000;
const COUNTER_OPEN_MS = 3 * 3_600_000;
const HUNDI_OPENED_MS = 20 * 3_600_000;
/** Denominations of a hundi in cents with the most of each. */
const HUNDI_NOTES = [
  [100_00, 4],
  [50_00, 6],
  [20_00, 60],
  [10_00, 70],
  [5_00, 110],
  [1_00, 420],
  [25, 160],
] as const;
const WITHIN_DAY_MS = [13, 14, 14, 15, 16, 17, 18, 21, 22, 23, 24].map((hour) => hour * 3_600_000);

/** Two years of gifts to a temple in the order they were given: the same for the same temple and instant. */
export function demoPlan({ slug, now, count, fundCount, donors }: PlanFor): DemoGift[] {
  const random = demoRandom(`gifts of ${slug}`);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const gifts = Array.from({ length: count }, () => {
    const at = giftTime(random, now);
    return gift(random, pick, at, { now, fundCount, donors });
  });
  return [...gifts, ...hundiOpenings(random, now, fundCount)].sort((a, b) => a.at.getTime() - b.at.getTime());
}

type Random = () => number;
type PickOne = <T>(items: readonly T[]) => T;

function giftTime(random: Random, now: Date): Date {
  for (;;) {
    const day = new Date(now.getTime() - Math.floor(random() * DAYS) * DAY_MS);
    const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
    const at = new Date(midnight + (WITHIN_DAY_MS[Math.floor(random() * WITHIN_DAY_MS.length)] ?? 0) + Math.floor(random() * 3_600_000));
    const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6 ? 1 : 0.6;
    const likely = ((MONTH_WEIGHTS[day.getUTCMonth()] ?? 8) / 16) * weekend;
    if (at < now && random() < likely) return at;
  }
}

function gift(
  random: Random,
  pick: PickOne,
  at: Date,
  { now, fundCount, donors }: Pick<PlanFor, 'now' | 'fundCount' | 'donors'>,
): DemoGift {
  const roll = random();
  const guest = roll < 0.4;
  const counter = roll > 0.86;
  const fund = Math.min(Math.floor(random() * random() * fundCount), fundCount - 1);
  const two = !counter && random() < 0.08 ? [{ fund: (fund + 1) % fundCount, cents: pick(AMOUNTS) }] : [];
  const method: GiftMethod = counter ? (random() < 0.5 ? 'cash' : 'check') : random() < 0.06 ? 'ach' : 'card';
  const donor = guest && !counter ? { phone: `+1732555${String(Math.floor(random() * 9000) + 1000)}` } : pick(donors);
  return {
    at: counter ? sundayCounter(at, now, random()) : at,
    donor: counter && random() < 0.3 ? {} : counter ? { legalName: donor.legalName } : donor,
    source: counter ? 'counter' : guest ? 'guest-qr' : 'web',
    method,
    amountsCents: [{ fund, cents: pick(AMOUNTS) }, ...two],
    coverFees: !counter && random() < 0.35,
    anonymous: !guest && random() < 0.05,
    dedication: random() < 0.06 ? { kind: random() < 0.5 ? 'honor' : 'memory', name: pick(NAMES) } : undefined,
    recordedBy: counter ? DEMO_CLERK : undefined,
    checkNumber: method === 'check' ? String(1000 + Math.floor(random() * 8000)) : undefined,
    fate: counter ? 'kept' : fateOf(random(), at, now),
  };
}

/** Counter gifts come on Sundays, within the three hours the counter is open. */
function sundayCounter(at: Date, now: Date, share: number): Date {
  const sunday = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - at.getUTCDay());
  return new Date(Math.min(sunday + COUNTER_OPENS_MS + Math.floor(share * COUNTER_OPEN_MS), now.getTime() - 1));
}

/** The hundi is opened on the last Sunday of each month. */
function hundiOpenings(random: Random, now: Date, fundCount: number): DemoGift[] {
  const months = Array.from({ length: DAYS / 30 - 1 }, (_, ago) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 0)));
  return months.map((lastDay) => {
    const sunday = lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
    const notes = HUNDI_NOTES.map(([denominationCents, most]) => ({ denominationCents, count: Math.floor((0.4 + 0.6 * random()) * most) }));
    const cents = notes.reduce((sum, { denominationCents, count }) => sum + denominationCents * count, 0);
    return {
      at: new Date(sunday + HUNDI_OPENED_MS),
      donor: {},
      source: 'hundi',
      method: 'cash',
      amountsCents: [{ fund: fundCount > 1 ? 1 : 0, cents }],
      coverFees: false,
      anonymous: false,
      recordedBy: DEMO_CLERK,
      denominations: notes,
      fate: 'kept',
    };
  });
}

/** Most gifts hold. What is still open began within the last hours; what went wrong had the time to. */
function fateOf(roll: number, at: Date, now: Date): DemoFate {
  const hours = (now.getTime() - at.getTime()) / 3_600_000;
  if (hours < 20 && roll < 0.2) return 'pending';
  if (roll > 0.985) return 'failed';
  if (roll > 0.977) return 'canceled';
  if (hours < 100) return 'kept';
  if (roll > 0.97) return 'refunded';
  if (roll > 0.963) return 'part-refunded';
  if (roll < 0.004) return hours < 40 * 24 ? 'disputed' : 'dispute-won';
  if (roll < 0.02 && hours < 40 * 24) return 'disputed';
  return roll < 0.0055 && hours > 50 * 24 ? 'dispute-lost' : 'kept';
}
