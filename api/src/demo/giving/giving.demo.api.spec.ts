import { In, IsNull, MoreThan } from 'typeorm';
import { readCsv } from '../../../test/csv.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';
import { CounterBatch } from '../../domain/counter/counter-batch.entity.ts';
import { CounterEntry } from '../../domain/counter/counter-entry.entity.ts';
import { HundiCount } from '../../domain/counter/hundi-count.entity.ts';
import { EventSeriesRow } from '../../domain/events/event.entity.ts';
import { EventOccurrenceRow } from '../../domain/events/event-occurrence.entity.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { PoojaSlotRow } from '../../domain/poojas/pooja-slot.entity.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { EventTakingsRow } from '../../domain/tickets/figures/event-takings.entity.ts';
import { TicketRow } from '../../domain/tickets/ticket.entity.ts';
import { TicketWaitRow } from '../../domain/tickets/waits/ticket-wait.entity.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { DemoStepDone } from '../demo-step.entity.ts';
import { demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';
import { seedDemo } from '../seed-demo.ts';
import { demoPlan } from './demo-plan.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedDemo(api.app, { ...api.get<Settings>(SETTINGS), demoData: 'small' }, { now: new Date('2026-11-20T20:00:00Z') });
});
afterAll(() => api.close());

it('gives every approved temple two years of gifts whose books prove', async () => {
  const proofs = [];
  for await (const proof of api.get(ProofService).ofAll()) proofs.push(proof);
  expect(proofs).toHaveLength(12);
  expect(proofs.flatMap(({ differences }) => differences)).toEqual([]);
  expect(proofs.every(({ holds, receiptsCount }) => holds && receiptsCount > 150)).toBe(true);
});

it('acknowledges cash without a name, and gives it no receipt for a deduction', async () => {
  const unnamed = await api.database.reader
    .createQueryBuilder(Receipt, 'receipt')
    .innerJoin(Order, 'gift', 'gift.templeId = receipt.templeId AND gift.id = receipt.orderId')
    .where('gift.legalName IS NULL AND gift.phone IS NULL')
    .getMany();
  const counter = unnamed.filter(({ donorName }) => donorName === 'Donor not named');
  expect(counter.length).toBeGreaterThan(100);
  expect(unnamed.filter(({ deductibleCents }) => deductibleCents > 0)).toHaveLength(0);
});

it('credits nothing about a gift at the counter to the payment provider', async () => {
  const { reader } = api.database;
  const atTheCounter = (await reader.findBy(Order, { gateway: IsNull() })).map(({ id }) => id);
  expect(atTheCounter.length).toBeGreaterThan(100);
  const credited = await reader.findBy(AuditEntry, { subjectKind: 'donation', actorLabel: 'Payment provider' });
  expect(credited.filter(({ subjectId }) => atTheCounter.includes(subjectId))).toEqual([]);
});

it('has gifts in every state at the home temple', async () => {
  const templeId = demoId(`temple:${DEMO_HOME_TEMPLE}`);
  const gifts = await api.database.reader.findBy(Order, { templeId });
  const states = new Set(gifts.map(({ status }) => status));
  expect([...states].sort()).toEqual(
    expect.arrayContaining(['canceled', 'disputed', 'failed', 'lost', 'paid', 'partially-refunded', 'refunded']),
  );
});

it('has a closed batch for every Sunday at the counter, one that waits for its last gift, and a count for every hundi', async () => {
  const templeId = demoId(`temple:${DEMO_HOME_TEMPLE}`);
  const { reader } = api.database;
  const batches = await reader.find(CounterBatch, { where: { templeId }, order: { number: 'ASC' } });
  expect(batches.map(({ number }) => number)).toEqual(batches.map((_, index) => index + 1));
  expect(batches.filter(({ status }) => status === 'open')).toHaveLength(1);
  const closed = batches.filter(({ status }) => status === 'closed');
  expect(closed.length).toBeGreaterThan(50);
  expect(closed.every((batch) => batch.enteredTotalCents === batch.expectedTotalCents && batch.enteredCount === batch.expectedCount)).toBe(
    true,
  );
  const gifts = await reader.findBy(Order, { templeId, source: In(['counter', 'hundi']), hasDonation: true });
  const totals = new Map(gifts.map(({ id, totalCents }) => [id, totalCents]));
  const entries = (await reader.findBy(CounterEntry, { templeId })).filter(({ orderId }) => orderId);
  const counts = await reader.findBy(HundiCount, { templeId });
  expect(counts.length).toBeGreaterThan(20);
  expect(entries.every(({ orderId, amountCents }) => totals.get(orderId ?? '') === amountCents)).toBe(true);
  for (const { orderId, denominations, totalCents } of counts) {
    expect(totals.get(orderId)).toBe(totalCents);
    expect(denominations.reduce((sum, { denominationCents, count }) => sum + denominationCents * count, 0)).toBe(totalCents);
  }
  expect(entries.length + counts.length).toBe(gifts.length);
});

it('lets the office go on where the demo stops: the open batch takes its last gift and closes', async () => {
  const { client } = await signInStaff(api, { temple: await api.database.reader.findOneByOrFail(Temple, { slug: DEMO_HOME_TEMPLE }) });
  const post = (path: string, body: object = {}) =>
    client.post(`/api/temple-admin/counter-batches${path}`).set('idempotency-key', newId()).send(body);
  const [{ id, number }] = (await client.get('/api/temple-admin/counter-batches').expect(200)).body.items;
  const { body: funds } = await client.get('/api/temple-admin/funds').expect(200);
  await post(`/${id}/entries`, { method: 'cash', fundId: funds[0].id, amountCents: 101_00 }).expect(201);
  await post(`/${id}/close`).expect(200);
  const next = { name: 'Monday', receivedOn: '2026-11-20', expectedCount: 1, expectedTotalCents: 100 };
  expect((await post('', next).expect(201)).body.number).toBe(number + 1);
  expect((await client.get('/api/temple-admin/ledger/proof').expect(200)).body.holds).toBe(true);
});

it('has what the office finds a pooja’s order by', async () => {
  const [{ n }] = await api.database.reader.query<[{ n: string | number }]>(
    'SELECT COUNT(*) AS n FROM bookings b WHERE NOT EXISTS (SELECT 1 FROM order_terms t WHERE t.templeId = b.templeId AND t.orderId = b.orderId)',
  );
  expect(Number(n)).toBe(0);
});

it('goes on where an earlier start was cut short', async () => {
  await api.database.transaction((tx) => tx.delete(DemoStepDone, { name: 'giving' }));
  expect(await seedDemo(api.app, { ...api.get<Settings>(SETTINGS), demoData: 'small' })).toEqual(['giving']);
});

it('plans the same gifts every time', () => {
  const plan = () => demoPlan({ slug: 'x', now: new Date('2026-11-20T20:00:00Z'), count: 50, fundCount: 3, donors: [{ legalName: 'A' }] });
  expect(plan()).toEqual(plan());
});

describe('the download of donations', () => {
  const templeId = demoId(`temple:${DEMO_HOME_TEMPLE}`);
  const download = async (query: string) => {
    const temple = await api.database.reader.findOneByOrFail(Temple, { id: templeId });
    const { client } = await signInStaff(api, { temple });
    const { text } = await client.get(`/api/temple-admin/donations/export.csv?${query}`).expect(200);
    return readCsv(text);
  };
  const sums = (rows: Record<string, string>[], column: string) => {
    const byAccount: Record<string, number> = {};
    for (const row of rows) byAccount[row.Account!] = (byAccount[row.Account!] ?? 0) + Math.round(Number(row[column]) * 100);
    return Object.fromEntries(Object.entries(byAccount).filter(([, cents]) => cents !== 0));
  };
  /** What the ledger itself moved on funds between two days of the books, by the name of the account. */
  const inLedger = async (from: string, to: string) => {
    const rows = await api.database.reader.query<{ name: string; cents: string | number }[]>(
      `SELECT account.name AS name, SUM(line.creditCents - line.debitCents) AS cents FROM ledger_lines line
       INNER JOIN ledger_entries entry ON entry.templeId = line.templeId AND entry.id = line.entryId
       INNER JOIN ledger_accounts account ON account.templeId = line.templeId AND account.id = line.accountId
       WHERE line.templeId = ? AND account.kind = 'fund' AND entry.accountingOn >= ? AND entry.accountingOn <= ? GROUP BY account.name`,
      [templeId, from, to],
    );
    return Object.fromEntries(rows.map(({ name, cents }) => [name, Number(cents)]).filter(([, cents]) => cents !== 0));
  };

  it('has a row per line, and its sums are the ledger’s', async () => {
    const rows = await download('');
    const lines = await api.database.reader.query<{ n: string | number }[]>(
      "SELECT COUNT(*) AS n FROM order_lines line INNER JOIN orders gift ON gift.templeId = line.templeId AND gift.id = line.orderId WHERE gift.templeId = ? AND gift.status != 'draft' AND gift.hasDonation",
      [templeId],
    );
    expect(rows).toHaveLength(Number(lines[0]!.n));
    expect(sums(rows, 'Net')).toEqual(await inLedger('2000-01-01', '2030-01-01'));
    expect(rows.some((row) => Number(row.Refunded) > 0) && rows.some((row) => Number(row['Lost to disputes']) > 0)).toBe(true);
    expect(new Set(rows.map((row) => row.Dispute))).toEqual(expect.objectContaining(new Set(['', 'open', 'lost'])));
  });

  it.each([
    ['2026-10-01', '2026-10-31'],
    ['2026-01-01', '2026-06-30'],
    ['2026-11-15', '2026-11-20'],
    ['2025-11-01', '2025-12-31'],
  ])('has the ledger’s sums from %s to %s, refunds and disputes of earlier donations among them', async (from, to) => {
    const rows = await download(`from=${from}&to=${to}`);
    expect(sums(rows, 'Net')).toEqual(await inLedger(from, to));
  });

  it('says batch and check number, and phones that stay text', async () => {
    const rows = await download('');
    const check = rows.find((row) => row.Method === 'check' && row.Source === 'counter')!;
    expect(check).toMatchObject({ Batch: expect.stringMatching(/^\d+, \S/), 'Check number': expect.stringMatching(/^\d+$/) });
    const phones = rows.flatMap((row) => row.Phone || []);
    expect(phones.length).toBeGreaterThan(10);
    expect(phones.every((phone) => /^\(\d{3}\) \d{3}-\d{4}$/.test(phone))).toBe(true);
  });
});

it('counts in each time the places that its bookings can give back', async () => {
  const templeId = demoId(`temple:${DEMO_HOME_TEMPLE}`);
  const { reader } = api.database;
  const taken = new Map<string | null, number>();
  for (const { itemId } of await reader.findBy(OrderLine, { templeId, kind: 'pooja', place: 'taken' }))
    taken.set(itemId, (taken.get(itemId) ?? 0) + 1);
  const slots = await reader.findBy(PoojaSlotRow, { templeId, requestKey: '', startsAt: MoreThan(new Date()) });
  const sold = slots.filter(({ onlineSold, counterSold }) => onlineSold + counterSold > 0);
  expect(sold.length).toBeGreaterThan(20);
  expect(sold.filter(({ id, onlineSold, counterSold }) => taken.get(id) !== onlineSold + counterSold)).toEqual([]);
});

it('sells the festival of lamps to families who paid, and has others wait for a place', async () => {
  const templeId = demoId(`temple:${DEMO_HOME_TEMPLE}`);
  const { reader } = api.database;
  const { id: eventId } = await reader.findOneByOrFail(EventSeriesRow, { templeId, title: 'Kartika Deepotsavam' });
  const { id: occurrenceId } = await reader.findOneByOrFail(EventOccurrenceRow, { templeId, eventId });
  const tickets = await reader.findBy(TicketRow, { templeId, occurrenceId });
  expect(tickets.filter(({ takesSeat }) => takesSeat)).toHaveLength(340);
  const paid = tickets.reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(await reader.findOneByOrFail(EventTakingsRow, { templeId, id: occurrenceId })).toMatchObject({ paidCents: paid });
  expect(new Set(tickets.map(({ type }) => type))).toEqual(new Set(['Adult', 'Student', 'Child under 12', 'Oil for the lamps']));
  expect(await reader.countBy(TicketWaitRow, { templeId, occurrenceId, status: 'waiting' })).toBe(5);
});
