import type { EntityManager } from 'typeorm';
import { LessThanOrEqual } from 'typeorm';
import { Order } from '../domain/orders/order.entity.ts';
import { OrderLine } from '../domain/orders/order-line.entity.ts';
import { matchRow } from '../domain/pledges/match-row.ts';
import { type PledgeTerms, writePledge } from '../domain/pledges/new-pledge.ts';
import { PledgeMatch } from '../domain/pledges/pledge-match.entity.ts';
import { installmentsOf } from '../domain/pledges/pledge-schedule.ts';
import { end, pay } from '../domain/pledges/pledge-sums.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertRow } from '../platform/database/rows.ts';
import { localDateAt } from '../platform/documents/words.ts';
import { demoAccountId } from './core.demo.ts';
import { DEMO_DEVOTEE_EMAIL } from './demo-people.ts';
import { type DemoStep, demoId } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

const DAY_MS = 86_400_000;
const CLERK = 'Kavitha Menon';

interface Given {
  order: Order;
  line: OrderLine;
}

/** A few pledges at the home temple: kept in part, overdue, written off, and a gift that could keep either of two. */
export const pledgesDemo: DemoStep = {
  name: 'pledges',
  after: ['giving'],
  async seed({ database, now }) {
    const temple = await database.reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
    const accountId = demoAccountId({ role: 'donor', email: DEMO_DEVOTEE_EMAIL });
    await database.transaction(async (tx) => {
      const given = temple ? await newestGifts(tx, temple, now) : [];
      const own = given.find(({ order }) => order.payerAccountId === accountId);
      const other = given.find(({ order }) => order.payerAccountId !== null && order.payerAccountId !== accountId);
      if (!temple || !own || !other) return;
      const kept = await pledge(tx, temple, own, now, { name: 'kept', cents: own.line.amountCents + 900_00, daysAgo: 100, count: 12 });
      await match(tx, own, kept.id, now);
      for (const name of ['first', 'second']) await pledge(tx, temple, other, now, { name, cents: 1_001_00, daysAgo: 20, count: 1 });
      await ask(tx, other, now);
      const late = { ...other, order: { ...other.order, payerAccountId: null, email: null, legalName: 'Padma Srinivasan' } };
      await pledge(tx, temple, late, now, { name: 'late', cents: 2_500_00, daysAgo: 200, count: 5 });
      const gone = await pledge(tx, temple, late, now, { name: 'gone', cents: 500_00, daysAgo: 400, count: 1 });
      await end(tx, gone, 'written-off', 'Moved away');
    });
  },
};

async function newestGifts(tx: EntityManager, { id: templeId }: Temple, now: Date): Promise<Given[]> {
  const where = { templeId, status: 'paid' as const, hasDonation: true, listedAt: LessThanOrEqual(now) };
  const orders = await tx.find(Order, { where, order: { listedAt: 'DESC', id: 'DESC' }, take: 1000 });
  const named = orders.filter(({ payerAccountId }) => payerAccountId !== null);
  const given: Given[] = [];
  const seen = new Set<string | null>();
  for (const order of named) {
    if (seen.has(order.payerAccountId)) continue;
    seen.add(order.payerAccountId);
    const line = await tx.findOneBy(OrderLine, { templeId, orderId: order.id, position: 0 });
    if (line?.fundId) given.push({ order, line });
  }
  return given;
}

interface DemoPledge {
  name: string;
  cents: number;
  /** Its first due date. */
  daysAgo: number;
  count: number;
}

function pledge(tx: EntityManager, temple: Temple, { order, line }: Given, now: Date, { name, cents, daysAgo, count }: DemoPledge) {
  const firstAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const schedule = { every: 'monthly', firstOn: localDateAt(firstAt, temple.timeZone), count } as const;
  const terms: PledgeTerms = {
    id: demoId(`pledge:${name}`, firstAt),
    donorAccountId: order.payerAccountId,
    donorName: order.legalName ?? '',
    email: order.email,
    fundId: line.fundId ?? '',
    fundName: line.label,
    amountCents: cents,
    reminders: true,
    note: '',
    recordedBy: name === 'kept' ? null : CLERK,
    installments: installmentsOf(cents, schedule),
  };
  return writePledge(tx, temple, terms, now);
}

async function match(tx: EntityManager, { line }: Given, pledgeId: string, now: Date): Promise<void> {
  const { templeId, amountCents } = line;
  await pay(tx, { templeId, id: pledgeId }, amountCents);
  await insertRow(tx, PledgeMatch, { ...newMatch(line, now), state: 'matched', pledgeId, amountCents, matchedAt: now });
}

const ask = (tx: EntityManager, { line }: Given, now: Date): Promise<void> =>
  insertRow(tx, PledgeMatch, { ...newMatch(line, now), question: 'several' });

const newMatch = (line: OrderLine, now: Date): PledgeMatch => matchRow(line, demoId(`pledge-match:${line.id}`, now), now);
