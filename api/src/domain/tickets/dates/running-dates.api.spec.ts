import type { EventCancellation, OwnParty } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runEveryJob, runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import {
  DAILY,
  offerTickets,
  person,
  register,
  saleOf,
  setUp,
  type TicketedEvent,
  ticketLine,
  ticketType,
} from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { EventNotices } from '../../events/event-notices.service.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TicketRow } from '../ticket.entity.ts';
import { TicketWaitRow } from '../waits/ticket-wait.entity.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const dateOf = ({ occurrenceId }: TicketedEvent) => `/api/temple-admin/event-dates/${occurrenceId}`;
/** A date that began an hour ago, and ends so many hours from now. */
async function begin({ occurrenceId: id }: TicketedEvent, endsInHours: number): Promise<void> {
  const times = { startsAt: new Date(Date.now() - HOUR_MS), endsAt: new Date(Date.now() + endsInHours * HOUR_MS) };
  await api.database.transaction(async (tx) => {
    await tx.update(EventOccurrenceRow, { id }, times);
    await tx.update(TicketRow, { occurrenceId: id }, { startsAt: times.startsAt });
  });
}
const effects = async (event: TicketedEvent, query = ''): Promise<EventCancellation> =>
  (await office.get(`${dateOf(event)}/cancellation${query}`).expect(200)).body;
const cancel = (event: TicketedEvent, scope = 'one') => office.post(`${dateOf(event)}/cancel`).send({ reason: 'Lightning', scope });

it('cancels a date that has begun: everyone gets their money back and hears why, who came is still counted', async () => {
  const event = await offerTickets(office, place);
  const [inside, late] = [await signInDonor(api), await signInDonor(api)];
  const orders = [await register(api, inside.client, place, event), await register(api, late.client, place, event)];
  const [typeId] = event.types.map(({ id }) => id);
  const walkIn = { people: [person(typeId!, 'Ravi')], bookedBy: 'Ravi', phone: '+17325550161' };
  await office
    .post(`${dateOf(event)}/registrations`)
    .set('idempotency-key', newId())
    .send(walkIn)
    .expect(201);
  const { id: ticketId } = (await inside.client.get('/api/devotee/tickets').expect(200)).body.items[0];
  await begin(event, 2);
  const scan = { id: newId(), ticketId, version: 1, act: 'in', way: 'code', of: null, decision: null, atMs: Date.now() };
  const door = office.post(`/api/temple-admin/doors/${event.occurrenceId}/scans`);
  await door.send({ device: 'Desk', scans: [scan] }).expect(200);
  expect(await effects(event)).toMatchObject({ dates: 1, orders: 3, people: 3, refundCents: 7_500, told: { inApp: 2 } });
  for (const [path, body] of [
    ['postpone', { reason: 'Lightning' }],
    ['', { date: '2030-01-01', time: '17:30' }],
  ] as const) {
    const answer = path ? await office.post(`${dateOf(event)}/${path}`).send(body) : await office.put(dateOf(event)).send(body);
    expect([answer.status, answer.body.code]).toEqual([409, 'event-date-begun']);
  }
  await cancel(event).expect(200);
  for (const _round of [1, 2]) await runJobs(api);
  for (const id of orders) {
    const { body } = await office.get(`/api/temple-admin/donations/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'refunded', refundedCents: 2_500 });
  }
  const told = (await deliveredTo(api, inside.account.email)).filter(({ subject }) => subject?.includes('ended early'));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Lightning. You get $25.00 back.')]);
  const { items } = (await office.get('/api/temple-admin/event-calls?limit=100').expect(200)).body;
  expect(items.map(({ bookedBy }: { bookedBy: string }) => bookedBy)).toContain('Ravi');
  const { body: figures } = await office.get(`/api/temple-admin/event-figures?when=past&eventId=${event.eventId}`).expect(200);
  expect(figures.items).toMatchObject([{ status: 'canceled', arrived: 1, receivedCents: 0 }]);
});

it('lets the office keep what those paid who were checked in until then, with what was added to their tickets', async () => {
  const types = [ticketType(), ticketType({ name: 'Lunch', takesSeat: false, priceCents: 1_000 })];
  const event = await offerTickets(office, place, types);
  const [adult, lunch] = types.map(({ id }) => id);
  const [family, late] = [await signInDonor(api), await signInDonor(api)];
  const people = [person(adult!, 'Meera'), person(adult!, 'Anika'), person(lunch!, '')];
  const orders = [await register(api, family.client, place, event, people), await register(api, late.client, place, event)];
  const tickets = await api.database.reader.find(TicketRow, { where: { occurrenceId: event.occurrenceId }, order: { id: 'ASC' } });
  const scan = (who: string, more: object = {}) => ({
    ...{ id: newId(), ticketId: tickets.find(({ name }) => name === who)!.id, version: 1, act: 'in', way: 'code', of: null },
    ...{ decision: null, atMs: Date.now(), ...more },
  });
  const sync = (...scans: object[]) =>
    office.post(`/api/temple-admin/doors/${event.occurrenceId}/scans`).send({ device: 'Desk', scans }).expect(200);
  await begin(event, 2);
  const [meera, mistaken] = [scan('Meera'), scan('Anika')];
  await sync(meera, mistaken, scan('Anika', { act: 'undo', of: mistaken.id }));
  expect(await effects(event)).toMatchObject({ orders: 2, people: 3, refundCents: 8_500, arrived: 1 });
  const preview = await effects(event, '?whoCame=kept');
  expect(preview).toMatchObject({ orders: 2, people: 2, refundCents: 5_000, arrived: 1, notified: 2, told: { inApp: 2 } });
  await office
    .post(`${dateOf(event)}/cancel`)
    .send({ reason: 'Lightning', whoCame: 'kept' })
    .expect(200);
  // What a door sends before the job is done changes nothing any more.
  await sync(scan('Meera', { act: 'undo', of: meera.id }), scan('Anika'));
  expect(await effects(event)).toMatchObject({ orders: 2, people: 2, refundCents: 5_000 });
  for (const _round of [1, 2]) await runJobs(api);
  const refunded = orders.map(async (id) => (await office.get(`/api/temple-admin/donations/${id}`).expect(200)).body.refundedCents);
  expect(await Promise.all(refunded)).toEqual([2_500, 2_500]);
  const left = await api.database.reader.findBy(TicketRow, { occurrenceId: event.occurrenceId, status: 'valid' });
  expect(left.map(({ name }) => name).sort()).toEqual(['', 'Meera']);
  expect(await effects(event)).toMatchObject({ orders: 0, people: 0, refundCents: 0, canceled: 2 });
});

it('stays among the next ones of who comes late until its end', async () => {
  const event = await offerTickets(office, place);
  const { client } = await signInDonor(api);
  await register(api, client, place, event);
  const datesOf = async (when: string): Promise<string[]> => {
    const { body } = await client.get(`/api/devotee/tickets?when=${when}`).expect(200);
    return body.items.map((party: OwnParty) => party.event.occurrenceId);
  };
  await begin(event, 2);
  expect([await datesOf('ahead'), await datesOf('past')]).toEqual([[event.occurrenceId], []]);
  await begin(event, -0.5);
  expect([await datesOf('ahead'), await datesOf('past')]).toEqual([[], [event.occurrenceId]]);
});

it('tells who saved the temple that a date ended early, and that dates are canceled where others follow it', async () => {
  const saver = await signInDonor(api);
  await saver.client.post('/api/devotee/temples').send({ templeId: place.temple.id }).expect(200);
  for (const [scope, dates, title] of [
    ['one', 1, 'Kartika Deepotsavam ended early'],
    ['following', 3, 'Kartika Deepotsavam is canceled'],
  ] as const) {
    const event = await offerTickets(office, place, undefined, { event: DAILY });
    await begin(event, 2);
    const { body } = await cancel(event, scope).expect(200);
    expect(body.dates.filter(({ status }: { status: string }) => status === 'canceled')).toHaveLength(dates);
    await api.get(EventNotices).sendDue();
    const { body: inbox } = await saver.client.get('/api/account/notifications').expect(200);
    expect(inbox.items.map((each: { title: string }) => each.title)).toContain(title);
  }
});

it('tells who waits that the date ended early, and who accepted an offer that the places in the cart are gone', async () => {
  const event = await offerTickets(office, place, undefined, { sale: { capacity: 1 } });
  const holder = await signInDonor(api);
  await register(api, holder.client, place, event);
  const [accepts, waits] = [await signInDonor(api), await signInDonor(api)];
  const people = [person(event.types[0]!.id)];
  const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people };
  for (const { client } of [accepts, waits]) await client.post('/api/devotee/ticket-waits').send(body).expect(201);
  await setUp(office, event.eventId, saleOf(event.types, { capacity: 2 })).expect(200);
  await runJobs(api);
  const { id: waitId } = await api.database.reader.findOneByOrFail(TicketWaitRow, { accountId: accepts.account.id });
  await addLines(accepts.client, ticketLine(place, event, people, { waitId }));
  await begin(event, 2);
  await cancel(event).expect(200);
  await runEveryJob(api);
  for (const [{ account }, end] of [
    [accepts, 'The places in your cart are gone with it. Nothing was charged.'],
    [waits, 'You’re no longer on its waitlist.'],
  ] as const) {
    const told = (await deliveredTo(api, account.email)).filter(({ text }) => text.includes('Lightning'));
    expect(told.map(({ subject }) => subject)).toEqual(['Kartika Deepotsavam ended early']);
    expect(told[0]!.text).toContain(end);
  }
});

it('says why a date that has begun, ended early or was postponed takes no change and nobody at the counter', async () => {
  const event = await offerTickets(office, place);
  const { typeId, path } = { typeId: event.types[0]!.id, path: `/api/temple-admin/events/${event.eventId}` };
  const atCounter = async () =>
    (
      await office
        .post(`${dateOf(event)}/registrations`)
        .set('idempotency-key', newId())
        .send({ people: [person(typeId, 'Ravi')], bookedBy: 'Ravi' })
    ).body.code;
  await office
    .post(`${dateOf(event)}/postpone`)
    .send({ reason: 'Lightning' })
    .expect(200);
  expect(await atCounter()).toBe('tickets-over');
  await office
    .put(dateOf(event))
    .send({ date: dateIn(place, 6), time: '17:30' })
    .expect(200);
  await begin(event, 2);
  const { id: _id, timeZone: _zone, isPublished: _shown, dates: _dates, ...facts } = (await office.get(path).expect(200)).body;
  const split = await office.put(path).send({ ...facts, time: '18:00', from: event.occurrenceId });
  expect([split.status, split.body.code]).toEqual([409, 'event-date-begun']);
  await cancel(event).expect(200);
  expect((await cancel(event).expect(409)).body.code).toBe('event-date-refused');
  expect(await atCounter()).toBe('tickets-over');
});

it('cancels a date until its end, and not with others while it goes on', async () => {
  const event = await offerTickets(office, place, undefined, { event: { ...DAILY, count: 2 } });
  await begin(event, 2);
  const next = { ...event, occurrenceId: event.dates[1]! };
  expect((await cancel(next, 'all').expect(200)).body.dates).toMatchObject([
    { status: 'published', hasBegun: true, isOver: false },
    { status: 'canceled', hasBegun: false },
  ]);
  await begin(event, -0.5);
  const refused = await cancel(event);
  expect([refused.status, refused.body.code]).toEqual([409, 'event-date-over']);
});
