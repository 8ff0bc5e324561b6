import { type DoorList, type DoorScan, type DoorTicket, doubtsOf, type OwnTicket, readDoorLog } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { Phone } from '../../../test/doors/phone.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, register, type TicketedEvent, ticketType } from '../../../test/tickets.ts';
import { demoRandom } from '../../demo/demo-step.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TicketKeys } from '../tickets/keys/ticket-keys.service.ts';
import { TicketRow } from '../tickets/ticket.entity.ts';

/** `npm run soak -- doors` takes 2,000. */
const TICKETS = Number(process.env.DOOR_TICKETS ?? '200');
const MINUTE_MS = 60_000;

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple, preset: 'events-coordinator' })).client;
});
afterAll(() => api.close());

const helpersOf = (occurrenceId: string) => `/api/temple-admin/doors/${occurrenceId}/helpers`;
const doorOf = (occurrenceId: string) => `/api/devotee/doors/${occurrenceId}`;

/** A devotee whom the office lets keep a door. */
async function keeper({ occurrenceId }: TicketedEvent) {
  const helper = await signInDonor(api);
  await office.post(helpersOf(occurrenceId)).send({ email: helper.account.email }).expect(200);
  return helper;
}

/** People with tickets for a date, and what each ticket’s code says. */
async function attendees(event: TicketedEvent, count: number): Promise<{ rows: TicketRow[]; codeOf: (row: TicketRow) => string }> {
  const rows = Array.from({ length: count }, (_, index) => ticketRow(event, `Guest ${index + 1}`));
  await api.database.transaction((tx) => insertRows(tx, TicketRow, rows));
  const write = await api.get(TicketKeys).writer();
  return { rows, codeOf: ({ id, occurrenceId, version }) => write({ ticketId: id, occurrenceId, version }) };
}

function ticketRow({ occurrenceId, types: [type] }: TicketedEvent, name: string): TicketRow {
  const [id, now] = [newId(), new Date()];
  return {
    ...{ templeId: place.temple.id, id, occurrenceId, typeId: type?.id ?? '', orderId: newId(), lineId: id, partyId: id, isLead: true },
    ...{
      startsAt: now,
      type: 'Adult',
      name,
      status: 'valid',
      version: 1,
      replacedAtMs: null,
      channel: 'online',
      accountId: null,
      bookedBy: name,
    },
    ...{ email: null, phone: null, takesSeat: true, amountCents: 2_500, answers: [], refundOpen: false, refundUntil: null },
    ...{ seriesKey: null, canceledWhy: null, keptAt: null, createdAt: now, updatedAt: now },
  };
}

const changeTicket = (row: TicketRow, change: Partial<TicketRow>) =>
  api.database.transaction((tx) => tx.update(TicketRow, { templeId: row.templeId, id: row.id }, change));
const logAtOffice = async (occurrenceId: string): Promise<DoorScan[]> => {
  const scans: DoorScan[] = [];
  for (let after = 0; ; ) {
    const body = { device: 'Desk', scans: [], after };
    const answer = (await office.post(`/api/temple-admin/doors/${occurrenceId}/scans`).send(body).expect(200)).body;
    scans.push(...answer.scans);
    after = answer.last;
    if (!answer.more) return scans;
  }
};
const listAtOffice = async (occurrenceId: string): Promise<DoorList> =>
  (await office.get(`/api/temple-admin/doors/${occurrenceId}`).expect(200)).body;
const byId = (tickets: readonly DoorTicket[]) => new Map(tickets.map((ticket) => [ticket.id, ticket]));

const onDashboard = async () => (await office.get('/api/temple-admin/dashboard').expect(200)).body.cards.doors.data;

it(`keeps every scan of three phones once, without a connection and with wrong clocks (${TICKETS} tickets)`, async () => {
  const event = await offerTickets(office, place);
  const { rows, codeOf } = await attendees(event, TICKETS);
  const random = demoRandom('three phones');
  const skews = [-10 * MINUTE_MS, 0, 10 * MINUTE_MS];
  const phones: Phone[] = [];
  for (const [index, skew] of skews.entries())
    phones.push(await Phone.open((await keeper(event)).client, event.occurrenceId, `Door ${index + 1}`, skew));
  // After the phones took their lists: one ticket is passed on, one canceled; both people come all the same, and the new holder too.
  const [passedOn, canceled] = rows as [TicketRow, TicketRow];
  const heir = ticketRow(event, 'New holder');
  await changeTicket(passedOn, { status: 'transferred' });
  await changeTicket(canceled, { status: 'canceled' });
  await api.database.transaction((tx) => insertRows(tx, TicketRow, [heir]));

  const twice = new Set(rows.filter((_, index) => index % 100 === 50).map(({ id }) => id));
  const arrivals = [...rows, heir, ...rows.filter(({ id }) => twice.has(id))].map((row) => ({ row, order: random() }));
  const refused: string[] = [];
  const doorsOf = new Map<string, number>();
  let nowMs = Date.now();
  for (const [index, { row }] of arrivals.sort((one, other) => one.order - other.order).entries()) {
    nowMs += 2_000;
    const before = doorsOf.get(row.id);
    const door = before === undefined ? Math.floor(random() * 3) : (before + 1) % 3;
    doorsOf.set(row.id, door);
    const verdict = phones[door]?.scan(codeOf(row), nowMs);
    if (verdict !== 'in' && verdict !== 'again') refused.push(`${row.name}: ${verdict}`);
    if (index === Math.floor(arrivals.length / 2)) phones[1] = phones[1]?.reopened() as Phone;
    // 40 % are scanned without a connection: a phone that has one sends after each scan.
    if (random() < 0.6 && index % 10 === 0) await phones[door]?.sync();
  }
  expect(refused).toEqual([]);
  const waiting = phones.flatMap(({ queue }) => queue.map(({ id }) => id));
  expect(waiting.length).toBeGreaterThan(0);
  await Promise.all(phones.map((phone, index) => phone.sync(index === 0)));
  for (const phone of phones) await phone.sync();

  const scans = await logAtOffice(event.occurrenceId);
  expect(scans).toHaveLength(arrivals.length);
  expect(new Set(scans.map(({ id }) => id)).size).toBe(arrivals.length);
  expect(scans.map(({ id }) => id)).toEqual(expect.arrayContaining(waiting));
  for (const phone of phones) expect(phone.scans.map(({ id }) => id)).toEqual(scans.map(({ id }) => id));
  const log = readDoorLog(scans, byId((await listAtOffice(event.occurrenceId)).tickets));
  const doubts = doubtsOf(log).map(({ ticketId, reason }) => `${reason} ${ticketId}`);
  const expected = [...[...twice].map((id) => `twice ${id}`), `passed-on ${passedOn.id}`, `canceled ${canceled.id}`];
  expect(doubts.sort()).toEqual(expected.sort());
});

it('numbers the lines of several devices without a gap, though they arrive at once', async () => {
  const event = await offerTickets(office, place);
  const { rows, codeOf } = await attendees(event, 40);
  const phones = await Promise.all(
    [1, 2, 3, 4].map(async (door) => Phone.open((await keeper(event)).client, event.occurrenceId, `Door ${door}`, 0)),
  );
  for (const [index, row] of rows.entries()) phones[index % 4]?.scan(codeOf(row), Date.now());
  await Promise.all([...phones, ...phones].map((phone) => phone.sync()));
  const scans = await logAtOffice(event.occurrenceId);
  expect(scans).toHaveLength(40);
});

it('refuses codes that we didn’t sign, and codes of another date', async () => {
  const [event, other] = [await offerTickets(office, place), await offerTickets(office, place)];
  const { rows, codeOf } = await attendees(other, 1);
  const phone = await Phone.open((await keeper(event)).client, event.occurrenceId, 'East door', 0);
  const code = codeOf(rows[0] as TicketRow);
  expect(phone.scan(code, Date.now())).toBe('other-event');
  expect(phone.scan(`${code.slice(0, -3)}AAA`, Date.now())).toBeNull();
  expect(phone.scan('https://example.org', Date.now())).toBeNull();
  expect(phone.queue).toHaveLength(0);
});

it('settles a doubtful entry for everyone, by an entry that follows it', async () => {
  const event = await offerTickets(office, place);
  const { rows } = await attendees(event, 1);
  const ticketId = rows[0]?.id ?? '';
  const path = `/api/temple-admin/doors/${event.occurrenceId}/scans`;
  const entry = (act: string, more: object = {}) => ({
    ...{ id: newId(), ticketId, version: 1, act, way: 'name', of: null, decision: null, atMs: Date.now() },
    ...more,
  });
  // Other tests have doors with doubts of their own.
  const { doubts: before } = await onDashboard();
  const [first, second] = [entry('in'), entry('in', { atMs: Date.now() + 1 })];
  await office
    .post(path)
    .send({ device: 'Desk', scans: [first, second] })
    .expect(200);
  const doubts = async () =>
    doubtsOf(readDoorLog(await logAtOffice(event.occurrenceId), byId((await listAtOffice(event.occurrenceId)).tickets)));
  expect(await onDashboard()).toMatchObject({ doubts: before + 1, date: { id: event.occurrenceId, eventId: event.eventId } });
  expect(await doubts()).toMatchObject([{ reason: 'twice', scan: { id: second.id }, earlier: { id: first.id } }]);
  await office
    .post(path)
    .send({ device: 'Desk', scans: [entry('settle', { of: second.id, decision: 'same-person' })] })
    .expect(200);
  expect(await doubts()).toEqual([]);
  expect((await onDashboard()).doubts).toBe(before);
});

it('asks a person about a replaced code that a door without a connection let in, not about what was scanned before', async () => {
  const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })]);
  const { client } = await signInDonor(api);
  const people = ['Early', 'Leaked', 'Twice'].map((name) => person(event.types[0]?.id ?? '', name));
  await register(api, client, place, event, people);
  const [lead] = (await client.get('/api/devotee/tickets').expect(200)).body.items;
  const first: OwnTicket = (await client.get(`/api/devotee/tickets/${lead.id}`).expect(200)).body;
  const codes = new Map([first, ...first.party].map(({ id, name, doorCode }) => [name, { id, code: doorCode ?? '' }]));
  const of = (name: string) => codes.get(name) ?? { id: '', code: '' };
  const replace = async (name: string): Promise<string> =>
    (await client.post(`/api/devotee/tickets/${of(name).id}/replace`).expect(200)).body.doorCode;
  const phone = await Phone.open((await keeper(event)).client, event.occurrenceId, 'East door', 0);
  const { doubts: before } = await onDashboard();

  expect(phone.scan(of('Early').code, Date.now() - MINUTE_MS)).toBe('in');
  await replace('Early');
  await replace('Leaked');
  const second = await replace('Twice');
  await replace('Twice');
  expect(phone.scan(of('Leaked').code, Date.now() + MINUTE_MS)).toBe('in');
  expect(phone.scan(second, Date.now() + 2 * MINUTE_MS)).toBe('in');
  await phone.sync();

  const scans = await logAtOffice(event.occurrenceId);
  expect(scans).toHaveLength(3);
  const { tickets } = await listAtOffice(event.occurrenceId);
  const doubts = () => doubtsOf(readDoorLog(scans, byId(tickets)));
  expect(doubts().map(({ ticketId, reason }) => [reason, ticketId])).toEqual([
    ['replaced', of('Leaked').id],
    ['replaced', of('Twice').id],
  ]);
  expect((await onDashboard()).doubts).toBe(before + 2);
  // Between its two replacements, the second code was the ticket’s.
  const between = (tickets.find(({ id }) => id === of('Twice').id)?.replacedAtMs ?? []) as [number, number];
  expect(between[0]).toBeLessThanOrEqual(between[1]);
  const inTime = scans.map((scan) => (scan.ticketId === of('Twice').id ? { ...scan, atMs: between[1] - 1 } : scan));
  const ids = doubtsOf(readDoorLog(inTime, byId(tickets))).map(({ ticketId }) => ticketId);
  expect(ids).toEqual([of('Leaked').id]);
});

describe('who keeps a door', () => {
  it('is who the office added, from then until it ends that', async () => {
    const event = await offerTickets(office, place);
    const { client, account } = await signInDonor(api);
    await client.get(doorOf(event.occurrenceId)).expect(404);
    await office.post(helpersOf(event.occurrenceId)).send({ email: account.email }).expect(200);
    await client.get(doorOf(event.occurrenceId)).expect(200);
    expect((await client.get('/api/devotee/doors').expect(200)).body).toMatchObject([{ id: event.occurrenceId }]);
    const [helper] = (await office.get(helpersOf(event.occurrenceId)).expect(200)).body;
    expect(helper).toMatchObject({ name: account.fullName, email: account.email });
    await office.post(helpersOf(event.occurrenceId)).send({ email: account.email }).expect(409);
    await office.delete(`${helpersOf(event.occurrenceId)}/${helper.id}`).expect(200);
    await client.get(doorOf(event.occurrenceId)).expect(404);
    await client
      .post(`${doorOf(event.occurrenceId)}/scans`)
      .send({ device: 'East', scans: [] })
      .expect(404);
  });

  it('is nobody who only typed the address of a helper', async () => {
    const event = await offerTickets(office, place);
    const { client, account } = await signInDonor(api, { emailVerifiedAt: null });
    await office.post(helpersOf(event.occurrenceId)).send({ email: account.email }).expect(200);
    expect([403, 404]).toContain((await client.get(doorOf(event.occurrenceId))).status);
    const { body } = await office.post(helpersOf(event.occurrenceId)).send({ email: 'nobody@example.org' }).expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['', '']);
  });

  it('is no office of another temple', async () => {
    const event = await offerTickets(office, place);
    const stranger = (await signInStaff(api)).client;
    await stranger.get(`/api/temple-admin/doors/${event.occurrenceId}`).expect(404);
    await stranger.post(helpersOf(event.occurrenceId)).send({ email: 'me@example.org' }).expect(404);
  });
});
