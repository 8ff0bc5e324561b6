import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runEveryJob, runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import {
  offerTickets,
  person,
  register,
  saleOf,
  setUp,
  type TicketedEvent,
  ticketLine,
  ticketsOf,
  ticketType,
} from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';
import { TicketWaitlist } from './ticket-waitlist.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const add = (client: TestAgent, event: TicketedEvent, people?: readonly object[], more: object = {}) =>
  client.post('/api/devotee/cart/lines').send(ticketLine(place, event, people, more));
const countOf = async ({ occurrenceId }: TicketedEvent, whatId = occurrenceId) => {
  const { held, sold, offered } = await api.database.reader.findOneByOrFail(TicketStockRow, { occurrenceId, whatId });
  return { held, sold, offered };
};

const waitOf = ({ occurrenceId }: TicketedEvent, accountId: string): Promise<TicketWaitRow> =>
  api.database.reader.findOneByOrFail(TicketWaitRow, { occurrenceId, accountId });

/** A full date for two people, and two families of four on its waitlist that take fewer. */
async function twoFamilies(kind: object = {}) {
  const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0, ...kind })], { sale: { capacity: 2 } });
  const [typeId] = event.types.map(({ id }) => id);
  const party = (count: number) => Array.from({ length: count }, (_, index) => person(typeId!, `Guest ${index}`));
  const [holder, first, second] = [await signInDonor(api), await signInDonor(api), await signInDonor(api)];
  await register(api, holder.client, place, event, party(2));
  const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, takesFewer: true, people: party(4) };
  for (const { client } of [first, second]) await client.post('/api/devotee/ticket-waits').send(body).expect(201);
  const change = (capacity: number) => setUp(office, event.eventId, saleOf(event.types, { capacity })).expect(200);
  return { event, party, first, second, change };
}

describe('the waitlist', () => {
  it('takes no party that the date could never hold, unless it takes fewer places', async () => {
    const { event, party } = await twoFamilies();
    const { client } = await signInDonor(api);
    const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: party(3) };
    const refused = await client.post('/api/devotee/ticket-waits').send(body).expect(400);
    expect(refused.body.fields).toEqual({ people: 'Only 2 people can come on this date. Choose 2 tickets or fewer.' });
  });

  it('tells who has accepted an offer, with its places in the cart, that the date is canceled', async () => {
    const { event, party, first, change } = await twoFamilies();
    await change(4);
    await runJobs(api);
    const wait = await waitOf(event, first.account.id);
    await add(first.client, event, party(2), { waitId: wait.id }).expect(200);
    await office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'A storm', scope: 'one' }).expect(200);
    await runEveryJob(api);
    const told = (await deliveredTo(api, first.account.email)).filter(({ subject }) => subject?.endsWith('is canceled'));
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining('A storm. The places in your cart are gone with it. Nothing was charged.'),
    ]);
  });

  it('puts a party that waits already first when its late payment finds no place', async () => {
    const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
    const [late, quick, earlier] = [await signInDonor(api), await signInDonor(api), await signInDonor(api)];
    const { orders } = await addLines(late.client, ticketLine(place, event));
    const started = await checkOut(late.client, orders[0]!);
    const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: [person(event.types[0]!.id)] };
    for (const { client } of [earlier, late]) await client.post('/api/devotee/ticket-waits').send(body).expect(201);
    // Its hold lapses while the offer that this makes goes to the first who waits.
    await api.database.transaction((tx) =>
      tx.query("UPDATE order_lines SET heldUntil = '2020-01-01 00:00:00.000' WHERE orderId = ?", [started.orderId]),
    );
    await runJobs(api);
    await register(api, earlier.client, place, event, undefined, { waitId: (await waitOf(event, earlier.account.id)).id });
    expect((await quick.client.post('/api/devotee/ticket-waits').send(body).expect(201)).body.position).toBe(2);
    await payGift(api, started);
    await runJobs(api);
    expect((await late.client.get(`/api/devotee/donations/${started.orderId}`)).body).toMatchObject({ status: 'refunded' });
    expect(await waitOf(event, late.account.id)).toMatchObject({ status: 'waiting', turn: 0 });
  });

  it.each([
    ['a second card pays after a declined one', false],
    ['its payment arrives after its hold', true],
  ])('keeps an offer for its party when %s', async (_, isLate) => {
    const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
    const [typeId] = event.types.map(({ id }) => id);
    const [holder, waiter] = [await signInDonor(api), await signInDonor(api)];
    await register(api, holder.client, place, event);
    const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: [person(typeId!)] };
    await waiter.client.post('/api/devotee/ticket-waits').send(body).expect(201);
    const cancel = holder.client.post(`/api/devotee/tickets/${(await ticketsOf(holder.client)).id}/cancel`);
    await cancel.set('idempotency-key', newId()).send({ dates: 'one' }).expect(200);
    const { id: waitId } = await waitOf(event, waiter.account.id);
    const tooMany = await add(waiter.client, event, [person(typeId!), person(typeId!, 'Ravi')], { waitId });
    expect([tooMany.status, tooMany.body.fields]).toEqual([400, { others: 'Your offer is for 1. Choose fewer people.' }]);
    const { orders } = await addLines(waiter.client, ticketLine(place, event, undefined, { waitId }));
    const started = await checkOut(waiter.client, orders[0]!);
    if (isLate) await api.database.transaction((tx) => tx.update(OrderLine, { orderId: started.orderId }, { heldUntil: new Date(0) }));
    else await payGift(api, started, '4000000000000002');
    await runEveryJob(api);
    expect(await countOf(event)).toMatchObject(isLate ? { held: 0, offered: 1 } : { held: 1, offered: 0 });
    await payGift(api, started);
    await runJobs(api);
    expect((await waiter.client.get(`/api/devotee/donations/${started.orderId}`)).body).toMatchObject({ status: 'succeeded' });
    expect(await waitOf(event, waiter.account.id)).toMatchObject({ status: 'claimed' });
    expect(await countOf(event)).toEqual({ held: 0, sold: 1, offered: 0 });
  });

  it('offers freed places to the party that fits, whose claim can be paid for and left', async () => {
    const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })], { sale: { capacity: 2 } });
    const [typeId] = event.types.map(({ id }) => id);
    const [holder, waiter] = [await signInDonor(api), await signInDonor(api)];
    await register(api, holder.client, place, event, [person(typeId!), person(typeId!, 'Arun')]);
    const facts = { templeId: place.temple.id, occurrenceId: event.occurrenceId, accountId: waiter.account.id, bookedBy: 'Lata' };
    const people = ['Lata', 'Ravi'].map((name) => ({ ...person(typeId!, name), familyMemberId: null, amountCents: null, answers: [] }));
    const wait = {
      ...facts,
      id: newId(),
      status: 'waiting' as const,
      turn: 1,
      people,
      peopleCount: 2,
      isApproved: false,
      createdAt: new Date(),
    };
    await api.database.transaction((tx) => api.get(TicketWaitlist).join(tx, wait));
    const { orderId } = await ticketsOf(holder.client);
    await api.database.transaction((tx) => tx.query("UPDATE tickets SET status = 'canceled' WHERE orderId = ?", [orderId]));
    await api.database.transaction((tx) => tx.query('UPDATE ticket_stocks SET sold = 0 WHERE occurrenceId = ?', [event.occurrenceId]));
    await api.get(TicketWaitlist).work();
    expect(await countOf(event)).toEqual({ held: 0, sold: 0, offered: 2 });
    const party = people.map(({ familyMemberId: _, ...each }) => each);
    const { orders } = (await add(waiter.client, event, party, { waitId: wait.id }).expect(200)).body;
    expect(await countOf(event)).toEqual({ held: 2, sold: 0, offered: 0 });
    // The cart is left: the offer is theirs again until its time.
    await waiter.client.delete(`/api/devotee/cart/lines/${orders[0].lines[0].id}`).expect(200);
    expect(await countOf(event)).toEqual({ held: 0, sold: 0, offered: 2 });
    await register(api, waiter.client, place, event, party, { waitId: wait.id });
    expect(await countOf(event)).toEqual({ held: 0, sold: 2, offered: 0 });
    expect(await api.database.reader.findOneBy(TicketWaitRow, { id: wait.id })).toMatchObject({ status: 'claimed', claimed: 2 });
  });

  it('offers the places of a raised capacity at once, in its order and no more than there are', async () => {
    const [adult, child] = [ticketType({ capacity: 1 }), ticketType({ name: 'Child' })].map((type) => ({
      ...type,
      pricing: 'free' as const,
      priceCents: 0,
    }));
    const event = await offerTickets(office, place, [adult!, child!], { sale: { capacity: 1 } });
    await register(api, (await signInDonor(api)).client, place, event);
    const waiters = await Promise.all(['Lata', 'Ravi', 'Anika'].map((fullName) => signInDonor(api, { fullName })));
    const join = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId };
    for (const [index, { client }] of waiters.entries()) {
      const people = [person(index === 0 ? adult!.id : child!.id, 'Guest')];
      await client
        .post('/api/devotee/ticket-waits')
        .send({ ...join, people })
        .expect(201);
    }
    const statuses = async () => {
      const own = await Promise.all(waiters.map(({ client }) => client.get('/api/devotee/ticket-waits').expect(200)));
      return own.map(({ body }) => body[0].status);
    };
    const change = (capacity: number, types: readonly object[]) => setUp(office, event.eventId, { ...saleOf([]), capacity, types });
    await change(2, [adult!, child!]).expect(200);
    // The first waits for a kind that has no place of its own.
    expect(await statuses()).toEqual(['waiting', 'offered', 'waiting']);
    await change(3, [{ ...adult!, capacity: 2 }, child!]).expect(200);
    expect(await statuses()).toEqual(['offered', 'offered', 'waiting']);
    expect(await countOf(event)).toEqual({ held: 0, sold: 1, offered: 2 });
    for (const [index, { account }] of waiters.entries()) {
      const offers = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.startsWith('A place is free'));
      expect(offers).toHaveLength(index < 2 ? 1 : 0);
    }
  });

  it.each([
    ['waits until all of it can come, unless it takes fewer', false],
    ['takes what there is at once where it says so, and is off the list with that', true],
  ])('keeps a party together: it %s', async (_, takesFewer) => {
    const [adult, child] = ['Adult', 'Child'].map((name) => ticketType({ name, pricing: 'free', priceCents: 0 }));
    const event = await offerTickets(office, place, [adult!, child!], { sale: { capacity: takesFewer ? 3 : 4 } });
    const [holder, family] = [await signInDonor(api), await signInDonor(api)];
    await register(api, holder.client, place, event);
    const people = [person(adult!.id, 'Lata'), person(child!.id, 'Ravi'), person(adult!.id, 'Gita'), person(adult!.id, 'Anika')];
    const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people, takesFewer };
    const wait = (await family.client.post('/api/devotee/ticket-waits').send(body).expect(201)).body;
    const names = (given: { name: string }[]) => given.map(({ name }) => name);
    if (!takesFewer) {
      await api.get(TicketWaitlist).work();
      expect([wait.status, wait.takesFewer, names(wait.people)]).toEqual(['waiting', false, ['Lata', 'Ravi', 'Gita', 'Anika']]);
      expect(await countOf(event)).toEqual({ held: 0, sold: 1, offered: 0 });
      return;
    }
    expect([wait.status, wait.takesFewer, names(wait.people)]).toEqual(['offered', true, ['Lata', 'Gita']]);
    expect(await countOf(event)).toEqual({ held: 0, sold: 1, offered: 2 });
    const subjects = (await deliveredTo(api, family.account.email)).map(({ subject }) => subject);
    expect(subjects).toContain('2 places are free for Kartika Deepotsavam');
    expect((await add(family.client, event, people.slice(0, 1).concat(people.slice(2)), { waitId: wait.id })).body.code).toBe(
      'invalid-fields',
    );
    await register(api, family.client, place, event, [people[0]!, people[2]!], { waitId: wait.id });
    expect(await countOf(event)).toEqual({ held: 0, sold: 3, offered: 0 });
    expect((await family.client.get('/api/devotee/ticket-waits').expect(200)).body).toEqual([]);
    await family.client
      .post('/api/devotee/ticket-waits')
      .send({ ...body, people: people.slice(3) })
      .expect(201);
  });

  it('offers what there is in its order to whom takes fewer, and gives back what was declined', async () => {
    const { event, party, first, second, change } = await twoFamilies({ orderMin: 2 });
    const own = async ({ client }: typeof first) => (await client.get('/api/devotee/ticket-waits').expect(200)).body[0];
    // A single place can't be had where two are the least.
    await change(3);
    expect((await own(first)).status).toBe('waiting');
    await change(5);
    expect(await own(first)).toMatchObject({ status: 'offered', people: party(3) });
    expect((await own(second)).status).toBe('waiting');
    await first.client.delete(`/api/devotee/ticket-waits/${(await own(first)).id}`).expect(204);
    expect(await own(second)).toMatchObject({ status: 'offered', people: party(3) });
    expect(await countOf(event)).toEqual({ held: 0, sold: 2, offered: 3 });
  });

  it('frees the places it was offered, though who leaves had read its entry before', async () => {
    const { event, first, second, change } = await twoFamilies();
    const stale = await waitOf(event, first.account.id);
    await change(5);
    await api.database.transaction((tx) => api.get(TicketWaitlist).leave(tx, stale));
    expect(await waitOf(event, second.account.id)).toMatchObject({ status: 'offered', offeredPeople: { length: 3 } });
    expect(await countOf(event)).toEqual({ held: 0, sold: 2, offered: 3 });
  });

  it('offers a party that takes fewer the kind that is left, though its other kind is full', async () => {
    const free = (name: string, more: object = {}) => ticketType({ name, pricing: 'free', priceCents: 0, ...more });
    const [adult, student] = [free('Adult', { capacity: 1 }), free('Student')];
    const event = await offerTickets(office, place, [adult, student], { sale: { capacity: 2 } });
    const holder = await signInDonor(api);
    await register(api, holder.client, place, event, [person(adult.id), person(student.id, 'Arun')]);
    const waits = [];
    for (const people of [[adult], [adult, student], [student]]) {
      const { client, account } = await signInDonor(api);
      const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, takesFewer: people.length > 1 };
      await client
        .post('/api/devotee/ticket-waits')
        .send({ ...body, people: people.map(({ id, name }) => person(id, name)) })
        .expect(201);
      waits.push(account.id);
    }
    await setUp(office, event.eventId, saleOf([adult, student], { capacity: 3 })).expect(200);
    const states = await Promise.all(waits.map(async (id) => (await waitOf(event, id)).status));
    expect(states).toEqual(['waiting', 'offered', 'waiting']);
  });

  it('opens what needs approval to whom the temple agreed, with their kind of ticket and on their date alone', async () => {
    const free = { pricing: 'free', priceCents: 0, needsApproval: true } as const;
    const [event, elsewhere] = await Promise.all(
      ['Helper', 'Dancer'].map((name) => offerTickets(office, place, [ticketType({ ...free, name })], { sale: { capacity: 5 } })),
    );
    const { client, account } = await signInDonor(api);
    const [typeId] = event!.types.map(({ id }) => id);
    const wait = {
      ...{ templeId: place.temple.id, id: newId(), occurrenceId: event!.occurrenceId, accountId: account.id, bookedBy: 'Lata' },
      ...{ status: 'requested' as const, turn: 1, peopleCount: 1, isApproved: false, createdAt: new Date() },
      people: [{ ...person(typeId!, 'Ravi'), familyMemberId: null, amountCents: null, answers: [] }],
    };
    await api.database.transaction((tx) => api.get(TicketWaitlist).join(tx, wait));
    await office.post(`/api/temple-admin/ticket-waits/${wait.id}/approve`).expect((answer) => expect(answer.status).toBeLessThan(300));
    const claim = (at: TicketedEvent, name: string) => add(client, at, [person(at.types[0]!.id, name)], { waitId: wait.id });
    for (const [at, name] of [
      [elsewhere!, 'Ravi'],
      [event!, 'Somebody else'],
    ] as const)
      expect((await claim(at, name)).status).toBeGreaterThanOrEqual(400);
    await claim(event!, 'Ravi').expect(200);
  });
});
