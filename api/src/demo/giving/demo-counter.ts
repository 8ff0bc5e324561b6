import type { EntityManager } from 'typeorm';
import { CounterBatch } from '../../domain/counter/counter-batch.entity.ts';
import { CounterEntry } from '../../domain/counter/counter-entry.entity.ts';
import { HundiCount } from '../../domain/counter/hundi-count.entity.ts';
import { TempleCounter } from '../../domain/ledger/temple-counter.entity.ts';
import type { Order } from '../../domain/orders/order.entity.ts';
import type { Temple } from '../../domain/temples/temple.entity.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { demoAccountId } from '../core.demo.ts';
import { DEMO_LOGINS } from '../demo-people.ts';
import { demoId } from '../demo-step.ts';
import type { DemoGiving } from './demo-giving.ts';
import { DEMO_CLERK, DEMO_COUNTERS } from './demo-plan.ts';

const HOUR_MS = 3_600_000;
/** One hundi in so many was a dollar off what the counters said first. */
const MISCOUNTED = 6;

export interface DemoCounter {
  batches: CounterBatch[];
  entries: CounterEntry[];
  counts: HundiCount[];
  numbers: TempleCounter[];
}

/** The paper behind the demo's counter and hundi gifts: a closed batch per Sunday, one of today still open, a count per opening. */
export function demoCounter(temple: Temple, giving: DemoGiving, now: Date): DemoCounter {
  const closed = [...giftsByDay(temple, giving)].map(([day, gifts], index) =>
    sundayBatch(temple, giving, { day, gifts, number: index + 1 }),
  );
  const open = openBatch(temple, giving, closed.length + 1, now);
  const counts = giving.donations.filter(({ source }) => source === 'hundi').map((gift, index) => hundiCount(temple, giving, gift, index));
  const all = [...closed, ...(open ? [open] : [])];
  const counter = (name: string, value: number): TempleCounter => ({ templeId: temple.id, name, value });
  return {
    batches: all.map(({ batch }) => batch),
    entries: all.flatMap(({ entries }) => entries),
    counts,
    numbers: [counter('counter-batch', all.length), counter('hundi-count', counts.length)],
  };
}

/** Writes what `demoCounter` made, beside its gifts. */
export async function writeCounter(tx: EntityManager, { batches, entries, counts, numbers }: DemoCounter): Promise<void> {
  await insertRows(tx, TempleCounter, numbers);
  await insertRows(tx, CounterBatch, batches);
  await insertRows(tx, CounterEntry, entries);
  await insertRows(tx, HundiCount, counts);
}

function giftsByDay({ timeZone }: Temple, { donations }: DemoGiving): Map<string, Order[]> {
  const days = new Map<string, Order[]>();
  for (const gift of donations.filter(({ source }) => source === 'counter')) {
    const day = localDateAt(gift.listedAt, timeZone);
    const known = days.get(day);
    if (known) known.push(gift);
    else days.set(day, [gift]);
  }
  return days;
}

interface BatchRows {
  batch: CounterBatch;
  entries: CounterEntry[];
}

function sundayBatch(temple: Temple, giving: DemoGiving, of: { day: string; gifts: Order[]; number: number }): BatchRows {
  const { day, gifts, number } = of;
  const openedAt = gifts[0]?.listedAt ?? temple.createdAt;
  const closedAt = new Date((gifts.at(-1)?.listedAt ?? openedAt).getTime() + HOUR_MS);
  const totalCents = gifts.reduce((sum, gift) => sum + gift.totalCents, 0);
  const id = demoId(`batch:${temple.slug}:${day}`, openedAt);
  const counted = { expectedCount: gifts.length, expectedTotalCents: totalCents };
  const entered = { enteredCount: gifts.length, enteredTotalCents: totalCents };
  const named = batchOf(temple, { id, number, day, openedAt });
  for (const gift of gifts) Object.assign(gift, { batchId: id, batchNumber: number, batchName: named.name });
  return {
    batch: {
      ...named,
      ...counted,
      ...entered,
      status: 'closed',
      closedBy: 'Suresh Rao',
      closedAt,
    },
    entries: gifts.map((gift) => entryOf(giving, gift, id)),
  };
}

/** The newest batch waits for its last gifts, so that a clerk has something to do. */
function openBatch(temple: Temple, giving: DemoGiving, number: number, now: Date): BatchRows | null {
  const [first, second] = giving.donations.filter(({ source }) => source === 'counter').slice(-2);
  if (!first || !second) return null;
  const openedAt = new Date(now.getTime() - HOUR_MS);
  const id = demoId(`batch:${temple.slug}:open`, openedAt);
  const entries = [first, second].map((gift, index) => {
    const createdAt = new Date(openedAt.getTime() + (index + 1) * 300_000);
    return { ...entryOf(giving, gift, id), id: demoId(`open-entry:${gift.id}`, createdAt), createdAt, orderId: null };
  });
  const enteredTotalCents = first.totalCents + second.totalCents;
  return {
    batch: {
      ...batchOf(temple, { id, number, day: localDateAt(openedAt, temple.timeZone), openedAt }),
      status: 'open',
      expectedCount: 3,
      expectedTotalCents: enteredTotalCents + 101_00,
      enteredCount: 2,
      enteredTotalCents,
      closedBy: null,
      closedAt: null,
    },
    entries,
  };
}

function batchOf({ id: templeId }: Temple, { id, number, day, openedAt }: { id: string; number: number; day: string; openedAt: Date }) {
  const clerk = DEMO_LOGINS.find(({ fullName }) => fullName === DEMO_CLERK);
  const openedById = clerk ? demoAccountId(clerk) : '';
  return { templeId, id, number, name: 'Counter', receivedOn: day, receivedReason: null, openedById, openedBy: DEMO_CLERK, openedAt };
}

function entryOf(
  giving: DemoGiving,
  { templeId, id: orderId, listedAt, legalName, email, checkNumber }: Order,
  batchId: string,
): CounterEntry {
  const line = giving.linesOf.get(orderId)?.[0];
  return {
    templeId,
    id: demoId(`entry:${orderId}`, listedAt),
    batchId,
    method: checkNumber ? 'check' : 'cash',
    legalName,
    creditedName: null,
    anonymous: null,
    dedication: null,
    email,
    phone: null,
    fundId: line?.fundId ?? '',
    amountCents: line?.amountCents ?? 0,
    checkNumber,
    postmarkedOn: null,
    incomeAccount: null,
    propertyDescription: null,
    enteredById: null,
    orderId,
    createdAt: listedAt,
  };
}

function hundiCount(temple: Temple, giving: DemoGiving, gift: Order, index: number): HundiCount {
  const discrepancyCents = index % MISCOUNTED === MISCOUNTED - 1 ? 1_00 : 0;
  const number = index + 1;
  return {
    templeId: temple.id,
    id: demoId(`hundi:${temple.slug}:${number}`, gift.listedAt),
    number,
    hundi: 'Main hall',
    sealNumber: `A-${100 + number}`,
    sealKey: `A-${100 + number}`,
    fundId: giving.linesOf.get(gift.id)?.[0].fundId ?? '',
    countedOn: localDateAt(gift.listedAt, temple.timeZone),
    countedReason: null,
    counters: [DEMO_COUNTERS[0], DEMO_COUNTERS[1 + (index % 2)] ?? DEMO_COUNTERS[1]],
    denominations: giving.plans.get(gift)?.denominations ?? [],
    totalCents: gift.totalCents,
    discrepancyCents,
    discrepancyReason: discrepancyCents ? 'A one-dollar note was counted twice the first time' : null,
    depositReference: `Deposit ${2400 + number}`,
    recordedBy: DEMO_CLERK,
    recordedAt: gift.listedAt,
    orderId: gift.id,
  };
}
