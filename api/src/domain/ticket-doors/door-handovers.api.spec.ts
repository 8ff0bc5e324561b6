import { childrenInside, type DoorList, type DoorScan, doubtsOf, type OwnTicket, readDoorLog } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { Phone } from '../../../test/doors/phone.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { childOf, offerTickets, person, register, type TicketedEvent, ticketType } from '../../../test/tickets.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TicketChildErasure } from '../tickets/children/ticket-child-erasure.ts';

const HOUR_MS = 3_600_000;
const GRANDMA = 'Lakshmi Raghunathan';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple, preset: 'events-coordinator' })).client;
});
afterAll(() => api.close());

const startsIn = ({ occurrenceId }: TicketedEvent, hours: number) =>
  api.database.transaction((tx) =>
    tx.query('UPDATE event_occurrences SET startsAt = ?, endsAt = ? WHERE id = ?', [
      new Date(Date.now() + hours * HOUR_MS),
      new Date(Date.now() + (hours + 3) * HOUR_MS),
      occurrenceId,
    ]),
  );
const listAtOffice = async ({ occurrenceId }: TicketedEvent): Promise<DoorList> =>
  (await office.get(`/api/temple-admin/doors/${occurrenceId}`).expect(200)).body;
const logAtOffice = async ({ occurrenceId }: TicketedEvent, scans: object[] = []): Promise<DoorScan[]> =>
  (await office.post(`/api/temple-admin/doors/${occurrenceId}/scans`).send({ device: 'Desk', scans }).expect(200)).body.scans;
const historyOf = (ticketId: string): Promise<{ action: string; actorLabel: string; after: string }[]> =>
  api.database.reader.query('SELECT action, actorLabel, after FROM audit_entries WHERE subjectId = ? ORDER BY id', [ticketId]);
const onDashboard = async (): Promise<number> => (await office.get('/api/temple-admin/dashboard').expect(200)).body.cards.doors.data.doubts;

const noted = (act: string, ticketId: string, more: object = {}) => ({
  ...{ id: newId(), ticketId, version: 1, act, way: 'name', of: null, decision: null, atMs: Date.now() },
  ...more,
});

/** Children of one family at a class that begins in an hour, with two phones at its doors. */
async function classOf(...names: string[]) {
  const event = await offerTickets(office, place, [ticketType({ name: 'Child', pricing: 'free', priceCents: 0, isDropOff: true })]);
  const { client, account } = await signInDonor(api);
  await register(
    api,
    client,
    place,
    event,
    names.map((name) => person(event.types[0]!.id, name, { child: childOf({ mayPickUp: [GRANDMA] }) })),
  );
  const [lead] = (await client.get('/api/devotee/tickets').expect(200)).body.items;
  const first: OwnTicket = (await client.get(`/api/devotee/tickets/${lead.id}`).expect(200)).body;
  const children = new Map<string, OwnTicket>();
  for (const { id, name } of [first, ...first.party]) children.set(name, (await client.get(`/api/devotee/tickets/${id}`).expect(200)).body);
  const of = (name: string) => {
    const { id = '', doorCode, child } = children.get(name) ?? {};
    return { id, doorCode: doorCode ?? '', code: child?.pickupCode ?? '' };
  };
  const keeper = async () => {
    const helper = await signInDonor(api);
    await office.post(`/api/temple-admin/doors/${event.occurrenceId}/helpers`).send({ email: helper.account.email }).expect(200);
    return helper;
  };
  const open = async (name: string) => Phone.open((await keeper()).client, event.occurrenceId, name, 0);
  return { event, client, account, of, open };
}

it('knows children from a day before the date, with needs, adults and a code that it can check but not read', async () => {
  const { event, of, open } = await classOf('Anika');
  const { id, code } = of('Anika');
  expect((await open('Early')).ticket(id)).toMatchObject({ isDropOff: true });
  expect((await open('Early')).ticket(id)).not.toHaveProperty('child');
  await startsIn(event, 1);
  const phone = await open('East door');
  expect(phone.ticket(id)?.child).toMatchObject({
    needs: 'Peanuts',
    mayNotPickUp: ['Ravi Kumar'],
    codeHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(JSON.stringify(phone.ticket(id))).not.toContain(code);
  await startsIn(event, -28);
  expect(JSON.stringify(await listAtOffice(event))).not.toContain('Peanuts');
});

it('hands a child over by its code, to nobody who may not, and says who took it', async () => {
  const { event, of, open } = await classOf('Anika', 'Kavya');
  await startsIn(event, 1);
  const phone = await open('East door');
  const [anika, kavya] = [of('Anika'), of('Kavya')];
  const now = Date.now();
  for (const { doorCode } of [anika, kavya]) expect(phone.scan(doorCode, now)).toBe('in');
  expect(await phone.handOver(anika.id, { code: kavya.code, to: GRANDMA }, now + 1)).toBe(false);
  expect(await phone.handOver(anika.id, { code: anika.code, to: ' ravi  KUMAR' }, now + 1)).toBe(false);
  expect(await phone.handOver(anika.id, { code: anika.code.toLowerCase().replace(' ', '-'), to: GRANDMA }, now + 1)).toBe(true);
  await phone.sync();

  const list = await listAtOffice(event);
  const tickets = new Map(list.tickets.map((ticket) => [ticket.id, ticket]));
  const log = readDoorLog(await logAtOffice(event), tickets);
  expect(log.get(anika.id)).toMatchObject({ isIn: false, left: { handover: { to: GRANDMA, why: '' }, device: 'East door' }, doubts: [] });
  expect(childrenInside(log, tickets).map(({ name }) => name)).toEqual(['Kavya']);
  expect(await historyOf(anika.id)).toMatchObject([{ action: 'door.handed-over' }]);
  expect(JSON.stringify(await historyOf(anika.id))).not.toContain(GRANDMA);
});

it('asks a person about a child that went out without its code, twice, to somebody who may not, or with a ticket that ended', async () => {
  const { event, client, of, open } = await classOf('Without', 'Twice', 'Barred', 'Canceled', 'Replaced', 'Plain', 'Fine');
  await startsIn(event, 1);
  const before = await onDashboard();
  const [east, west] = [await open('East door'), await open('West door')];
  const names = ['Without', 'Twice', 'Barred', 'Canceled', 'Replaced', 'Plain', 'Fine'];
  const now = Date.now();
  for (const name of names) east.scan(of(name).doorCode, now - 5);
  await east.sync();
  const take = (name: string, phone = east, more: object = {}) =>
    phone.handOver(of(name).id, { code: of(name).code, to: GRANDMA, ...more }, now + HOUR_MS);

  expect(await take('Without', east, { code: '', why: 'Guardian known, ID seen' })).toBe(true);
  for (const phone of [east, west]) expect(await take('Twice', phone)).toBe(true);
  const changed = childOf({ mayNotPickUp: [GRANDMA.toUpperCase()] });
  await client
    .put(`/api/devotee/tickets/${of('Barred').id}/child`)
    .send(changed)
    .expect(200);
  const reason = { reason: 'Moved away' };
  const cancel = `/api/temple-admin/tickets/${of('Canceled').id}/cancel`;
  const { client: manager } = await signInStaff(api, { temple: place.temple });
  await manager.post(cancel).set('idempotency-key', newId()).send(reason).expect(200);
  await client.post(`/api/devotee/tickets/${of('Replaced').id}/replace`).expect(200);
  for (const name of ['Barred', 'Canceled', 'Replaced', 'Fine']) expect(await take(name)).toBe(true);
  const entry = (act: string, name: string, more: object = {}) => noted(act, of(name).id, { atMs: now + HOUR_MS, ...more });
  // As a page of before children were handed over notes it.
  await logAtOffice(event, [entry('out', 'Plain')]);
  for (const phone of [west, east, west]) await phone.sync();

  const { tickets } = await listAtOffice(event);
  const doubts = async () => {
    const log = readDoorLog(await logAtOffice(event), new Map(tickets.map((ticket) => [ticket.id, ticket])));
    return doubtsOf(log).filter(({ scan }) => scan.act === 'out');
  };
  const nameOf = (id: string) => names.find((name) => of(name).id === id);
  expect((await doubts()).map(({ ticketId, reason: why }) => `${nameOf(ticketId)} ${why}`).sort()).toEqual([
    'Barred barred',
    'Canceled handed-ended',
    'Plain nobody',
    'Replaced handed-replaced',
    'Twice handed-twice',
    'Without no-code',
  ]);
  // The canceled ticket's entry is doubted as well.
  expect(await onDashboard()).toBe(before + 7);
  expect(await historyOf(of('Without').id)).toMatchObject([{ action: 'door.handed-over-unproven' }]);

  const [first] = (await doubts()).filter(({ reason: why }) => why === 'no-code');
  await logAtOffice(event, [entry('settle', 'Without', { of: first?.scan.id, decision: 'seen' })]);
  expect((await doubts()).map(({ reason: why }) => why)).not.toContain('no-code');
  expect(await onDashboard()).toBe(before + 6);
});

it('keeps what a door needs of a child who is inside, whatever becomes of its ticket, until it was handed over', async () => {
  const { event, of, open } = await classOf('Anika', 'Kavya');
  await startsIn(event, 1);
  const [anika, kavya] = [of('Anika'), of('Kavya')];
  const now = Date.now();
  const morning = await open('Morning');
  for (const { doorCode } of [anika, kavya]) morning.scan(doorCode, now);
  const [, mistake] = morning.queue;
  await morning.sync();
  await logAtOffice(event, [noted('undo', kavya.id, { of: mistake?.id })]);
  const { client: manager } = await signInStaff(api, { temple: place.temple });
  for (const { id } of [anika, kavya])
    await manager.post(`/api/temple-admin/tickets/${id}/cancel`).set('idempotency-key', newId()).send({ reason: 'Cut short' }).expect(200);
  await api.get(TicketChildErasure).run();

  const phone = await open('East door');
  expect(phone.ticket(anika.id)).toMatchObject({ status: 'canceled', child: { needs: 'Peanuts', mayNotPickUp: ['Ravi Kumar'] } });
  expect(phone.ticket(kavya.id)).not.toHaveProperty('child');
  expect(await phone.handOver(anika.id, { code: anika.code, to: 'Ravi Kumar' }, now + 1)).toBe(false);
  expect(await phone.handOver(anika.id, { code: anika.code, to: GRANDMA }, now + 1)).toBe(true);
  await phone.sync();
  expect((await open('Evening')).ticket(anika.id)).not.toHaveProperty('child');
  await api.get(TicketChildErasure).run();
  expect(await api.database.reader.query('SELECT id FROM ticket_children WHERE id IN (?, ?)', [anika.id, kavya.id])).toEqual([]);
});

it.each([
  ['ended early', -1],
  ['was canceled while people arrived', 1],
])(
  'doubts nobody who came before their date %s, and hands children over by the code that their guardian still sees',
  async (_how, hours) => {
    const { event, client, of, open } = await classOf('Anika', 'Kavya', 'Late');
    await startsIn(event, hours);
    const before = await onDashboard();
    const [east, west] = [await open('East door'), await open('West door')];
    const now = Date.now();
    for (const name of ['Anika', 'Kavya']) expect(east.scan(of(name).doorCode, now - 10)).toBe('in');
    await east.sync();
    const { client: manager } = await signInStaff(api, { temple: place.temple });
    await manager.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'Lightning' }).expect(200);
    for (const _round of [1, 2]) await runJobs(api);
    // Without a connection since before: a child who comes now has a ticket that ended.
    west.scan(of('Late').doorCode, now + HOUR_MS);
    await west.sync();

    const codeOf = async (name: string) => (await client.get(`/api/devotee/tickets/${of(name).id}`).expect(200)).body;
    expect(await codeOf('Anika')).toMatchObject({ status: 'canceled', doorCode: null, child: { pickupCode: of('Anika').code } });
    const phone = await open('Gate');
    expect(await phone.handOver(of('Anika').id, { code: of('Anika').code, to: GRANDMA }, now + HOUR_MS)).toBe(true);
    await phone.sync();
    expect((await codeOf('Anika')).child).toBeNull();
    const { tickets } = await listAtOffice(event);
    const log = readDoorLog(await logAtOffice(event), new Map(tickets.map((ticket) => [ticket.id, ticket])));
    expect(doubtsOf(log).map(({ ticketId, reason }) => [ticketId, reason])).toEqual([[of('Late').id, 'canceled']]);
    expect(await onDashboard()).toBe(before + 1);
  },
);

it('keeps what a door needs of a child it let in without a connection before the date was canceled', async () => {
  const { event, client, of, open } = await classOf('Anika', 'Kavya');
  await startsIn(event, -1);
  const west = await open('West door');
  expect(west.scan(of('Anika').doorCode, Date.now() - 10)).toBe('in');
  const { client: manager } = await signInStaff(api, { temple: place.temple });
  await manager.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'Lightning' }).expect(200);
  for (const _round of [1, 2]) await runJobs(api);
  await api.get(TicketChildErasure).run();
  const childAtHome = async () => (await client.get(`/api/devotee/tickets/${of('Anika').id}`).expect(200)).body.child;
  expect(await childAtHome()).toBeNull();
  await west.sync();

  expect(await childAtHome()).toMatchObject({ guardian: 'Meera Raghunathan', pickupCode: of('Anika').code });
  const gate = await open('Gate');
  expect(gate.ticket(of('Anika').id)).toMatchObject({ child: { needs: 'Peanuts', mayNotPickUp: ['Ravi Kumar'] } });
  expect(gate.ticket(of('Kavya').id)).not.toHaveProperty('child');
  expect(await gate.handOver(of('Anika').id, { code: of('Anika').code, to: GRANDMA }, Date.now() + HOUR_MS)).toBe(true);
  await gate.sync();
  await api.get(TicketChildErasure).run(new Date(Date.now() + 27 * HOUR_MS));
  const rows = await api.database.reader.query('SELECT id FROM ticket_children WHERE id IN (?, ?)', [of('Anika').id, of('Kavya').id]);
  expect(rows).toEqual([]);
});

it('leads a family from its date that ended early to each child who is inside, and to nobody else', async () => {
  const { event, client, of, open } = await classOf('Anika', 'Kavya', 'Late');
  await startsIn(event, -1);
  const east = await open('East door');
  for (const name of ['Kavya', 'Late']) expect(east.scan(of(name).doorCode, Date.now() - 10)).toBe('in');
  await east.sync();
  const { client: manager } = await signInStaff(api, { temple: place.temple });
  await manager.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'Lightning' }).expect(200);
  for (const _round of [1, 2]) await runJobs(api);

  const shown = async (id: string): Promise<OwnTicket> => (await client.get(`/api/devotee/tickets/${id}`).expect(200)).body;
  expect((await shown(of('Anika').id)).party.map(({ name }) => name)).toEqual(['Kavya', 'Late']);
  const listed = async (): Promise<string[]> => {
    const parties = await Promise.all(
      ['ahead', 'past'].map(async (when) => (await client.get(`/api/devotee/tickets?when=${when}`).expect(200)).body.items),
    );
    return parties.flat().map(({ id }: { id: string }) => id);
  };
  expect(await listed()).toEqual([of('Kavya').id]);
  await logAtOffice(event, [noted('out', of('Kavya').id, { atMs: Date.now() + 10, handover: { to: GRANDMA, why: '' } })]);
  expect((await shown(of('Anika').id)).party.map(({ name }) => name)).toEqual(['Late']);
  expect(await listed()).toEqual([of('Late').id]);
});

it('asks about a child who went to somebody barred until a person looked, whatever is known of the child by then', async () => {
  const { event, client, of } = await classOf('Anika', 'Kavya');
  await startsIn(event, 1);
  const before = await onDashboard();
  const names = ['Anika', 'Kavya'];
  const handover = { to: 'RAVI kumar', why: '' };
  await logAtOffice(event, [...names.map((name) => noted('in', of(name).id)), noted('out', of('Anika').id, { handover })]);
  const changed = (mayNotPickUp: string[]) => childOf({ mayNotPickUp });
  await client
    .put(`/api/devotee/tickets/${of('Anika').id}/child`)
    .send(changed([]))
    .expect(200);
  // Barred only after she took the child: she might then.
  await logAtOffice(event, [noted('out', of('Kavya').id, { handover: { to: GRANDMA, why: '' } })]);
  await client
    .put(`/api/devotee/tickets/${of('Kavya').id}/child`)
    .send(changed([GRANDMA]))
    .expect(200);
  await startsIn(event, -28);

  const { tickets } = await listAtOffice(event);
  const log = readDoorLog(await logAtOffice(event), new Map(tickets.map((ticket) => [ticket.id, ticket])));
  const [doubt, ...others] = doubtsOf(log);
  expect([doubt?.ticketId, doubt?.reason, others]).toEqual([of('Anika').id, 'barred', []]);
  expect(await onDashboard()).toBe(before + 1);
  await logAtOffice(event, [noted('settle', of('Anika').id, { of: doubt?.scan.id, decision: 'seen' })]);
  expect(await onDashboard()).toBe(before);
});

it('forgets who took a child thirty days after the date, but not that a door handed it over; the history never knew', async () => {
  const { event, of } = await classOf('Anika', 'Kavya');
  const [why, names] = ['Suresh forgot the code, ID seen', /Suresh|Raghunathan/];
  const [proven, unproven] = [
    noted('out', of('Anika').id, { handover: { to: GRANDMA, why: '' } }),
    noted('out', of('Kavya').id, { handover: { to: GRANDMA, why } }),
  ];
  await logAtOffice(event, [proven, unproven]);
  expect(JSON.stringify(await historyOf(of('Kavya').id))).not.toMatch(names);
  await startsIn(event, -29 * 24);
  await api.get(TicketChildErasure).run();
  expect((await logAtOffice(event)).map(({ handover }) => handover)).toMatchObject([
    { to: GRANDMA, why: '' },
    { to: GRANDMA, why },
  ]);
  await startsIn(event, -31 * 24);
  await api.get(TicketChildErasure).run();
  const kept = await logAtOffice(event);
  expect(JSON.stringify(kept)).not.toMatch(names);
  expect(kept).toMatchObject([
    { id: proven.id, act: 'out', by: expect.stringMatching(/./), handover: { to: '–', why: '' } },
    { id: unproven.id, act: 'out', by: expect.stringMatching(/./), handover: { to: '–', why: '–' } },
  ]);
});
