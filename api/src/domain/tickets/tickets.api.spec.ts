import type { TicketOffer } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { Like } from 'typeorm';
import { addLines, cartOf, checkOut } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { dateIn } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
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
} from '../../../test/tickets.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { LocalDelivery } from '../../platform/outbox/local-delivery.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { TicketDates } from './dates/ticket-dates.service.ts';
import { TicketStockRow } from './ticket-stock.entity.ts';
import { TicketWaitRow } from './waits/ticket-wait.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const add = (client: TestAgent, event: TicketedEvent, people?: readonly object[], more: object = {}) =>
  client.post('/api/devotee/cart/lines').send(ticketLine(place, event, people, more));
const offerOf = async ({ occurrenceId }: TicketedEvent): Promise<TicketOffer> =>
  (await api.client().get(`/api/public/temples/${place.temple.slug}/events/${occurrenceId}/tickets`).expect(200)).body;
const countOf = async ({ occurrenceId }: TicketedEvent, whatId = occurrenceId) => {
  const { held, sold, offered } = await api.database.reader.findOneByOrFail(TicketStockRow, { occurrenceId, whatId });
  return { held, sold, offered };
};

describe('registration', () => {
  it('registers a party of different tickets at the price it was shown, with a code for each', async () => {
    const adult = ticketType();
    const child = ticketType({ name: 'Child under 12', pricing: 'free', priceCents: 0 });
    const oil = ticketType({ name: 'Oil for the lamps', pricing: 'wish', priceCents: 500, takesSeat: false });
    const event = await offerTickets(office, place, [adult, child, oil], { sale: { capacity: 4 } });
    expect(await offerOf(event)).toMatchObject({
      capacity: 4,
      left: 4,
      closed: null,
      types: [{ priceCents: 2_500, left: 4 }, {}, { left: null }],
    });
    const { client, account } = await signInDonor(api);
    const people = [person(adult.id), person(child.id, 'Anika'), { typeId: oil.id, amountCents: 1_100 }];
    const orderId = await register(api, client, place, event, people);
    const { body: order } = await office.get(`/api/temple-admin/donations/${orderId}`);
    expect(order.lines).toMatchObject([
      { label: 'Kartika Deepotsavam, Adult', amountCents: 2_500, taxClass: 'fee' },
      { label: 'Kartika Deepotsavam, Child under 12', amountCents: 0 },
      { label: 'Kartika Deepotsavam, Oil for the lamps', amountCents: 1_100 },
    ]);
    const ticket = await ticketsOf(client);
    expect(ticket).toMatchObject({ name: 'Meera Raghunathan', status: 'valid', cancelCents: 2_500, canPassOn: true });
    expect(ticket.party.map(({ name, type }) => [name, type])).toEqual([
      ['Anika', 'Child under 12'],
      ['', 'Oil for the lamps'],
    ]);
    expect(await countOf(event)).toEqual({ held: 0, sold: 2, offered: 0 });
    expect((await offerOf(event)).left).toBe(2);
    const { body: attendees } = await office.get(`/api/temple-admin/tickets?occurrenceId=${event.occurrenceId}&search=anik`).expect(200);
    expect(attendees.items).toMatchObject([{ name: 'Anika', bookedBy: 'Meera Raghunathan' }]);
    // People by name before what is only added, on each page.
    const listed = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await office.get(
        `/api/temple-admin/tickets?occurrenceId=${event.occurrenceId}&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      listed.push(...body.items.map(({ name, type }: { name: string; type: string }) => name || type));
      cursor = body.nextCursor;
    }
    expect(listed).toEqual(['Anika', 'Meera Raghunathan', 'Oil for the lamps']);
    expect((await deliveredTo(api, account.email)).map(({ subject }) => subject).join()).toContain(
      'You’re registered for Kartika Deepotsavam',
    );
  });

  it('settles a free registration at once, without a provider', async () => {
    const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })]);
    const { client } = await signInDonor(api);
    await register(api, client, place, event);
    expect(await ticketsOf(client)).toMatchObject({ amountCents: 0, status: 'valid' });
  });

  it('sells never more than the date has, nor than a kind has, to a crowd at once', async () => {
    const types = [
      ticketType({ pricing: 'free', priceCents: 0, capacity: 4 }),
      ticketType({ name: 'Student', pricing: 'free', priceCents: 0 }),
    ];
    const event = await offerTickets(office, place, types, { sale: { capacity: 6 } });
    const people = await Promise.all(Array.from({ length: Number(process.env.TICKET_CROWD ?? 12) }, () => signInDonor(api)));
    const answers = await Promise.all(
      people.map(({ client }, index) => add(client, event, [person(types[index % 2]!.id), person(types[0]!.id)])),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'in' : body.code));
    expect(new Set(codes)).toEqual(new Set(['in', 'tickets-sold-out']));
    const total = await countOf(event);
    const adults = await countOf(event, types[0]!.id);
    expect(total.held).toBe(2 * codes.filter((code) => code === 'in').length);
    expect(total.held).toBeLessThanOrEqual(6);
    expect(adults.held).toBeLessThanOrEqual(4);
    const lines = await api.database.reader.countBy(OrderLine, { itemId: event.occurrenceId, place: 'held' });
    expect(lines).toBe(total.held);
  });

  it('gives a place back when its cart is left, and reclaims one for a payment that is late', async () => {
    const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event));
    const started = await checkOut(client, orders[0]!);
    await api.database.transaction((tx) =>
      tx.query("UPDATE order_lines SET heldUntil = '2020-01-01 00:00:00.000' WHERE orderId = ?", [started.orderId]),
    );
    const second = await signInDonor(api);
    await add(second.client, event).expect(200);
    await payGift(api, started);
    await runJobs(api);
    const { body } = await client.get(`/api/devotee/donations/${started.orderId}`);
    expect(body).toMatchObject({ status: 'refunded' });
    const [wait] = await api.database.reader.findBy(TicketWaitRow, { occurrenceId: event.occurrenceId });
    expect(wait).toMatchObject({ status: 'waiting', turn: 0 });
    // The other cart is emptied: the first in line is offered the place, and the claim takes it.
    const cart = await cartOf(second.client);
    await second.client.delete(`/api/devotee/cart/lines/${cart.orders[0]!.lines[0]!.id}`).expect(200);
    expect(await countOf(event)).toEqual({ held: 0, sold: 0, offered: 1 });
    await add(second.client, event).expect(409);
    await register(api, client, place, event, undefined, { waitId: wait!.id });
    expect(await countOf(event)).toEqual({ held: 0, sold: 1, offered: 0 });
  });

  it.each([
    ['another event’s ticket', (event: TicketedEvent) => person(newId(), 'Meera', { was: event }), 'ticket-of-other-event'],
    ['nobody’s name', ({ types }: TicketedEvent) => person(types[0]!.id, ''), 'invalid-fields'],
    ['an unanswered question', ({ types }: TicketedEvent) => person(types[0]!.id, 'Meera'), 'invalid-fields'],
    ['a negative amount', ({ types }: TicketedEvent) => person(types[0]!.id, 'Meera', { amountCents: -1 }), 'invalid-fields'],
  ])('refuses %s', async (what, who, code) => {
    const questions = what.includes('question') ? [{ id: newId(), ask: 'ticket', label: 'Any allergies?', required: true }] : [];
    const event = await offerTickets(office, place, [ticketType()], { sale: { questions } });
    const { client } = await signInDonor(api);
    const { was: _, ...item } = who(event) as { was?: unknown };
    const answer = await add(client, event, [item]);
    expect(answer.body.code).toBe(code);
    expect((await cartOf(client)).lineCount).toBe(0);
  });

  it('is sold out once fewer places are left than an order takes at least, on its page and in its refusals, and can be waited for', async () => {
    const event = await offerTickets(office, place, [ticketType({ orderMin: 2 })], { sale: { capacity: 5 } });
    const pair = Array.from({ length: 2 }, () => person(event.types[0]!.id));
    const [first, last] = [await signInDonor(api), await signInDonor(api)];
    await register(api, first.client, place, event, pair);
    expect(await offerOf(event)).toMatchObject({ left: 3, closed: null, types: [{ left: 3, closed: null }] });
    await add(first.client, event, pair).expect(200);
    expect(await offerOf(event)).toMatchObject({
      left: 0,
      closed: 'tickets-sold-out',
      types: [{ left: 0, closed: 'tickets-sold-out', orderMin: 2 }],
    });
    for (const people of [pair.slice(1), pair])
      expect((await add(last.client, event, people).expect(409)).body.code).toBe('tickets-sold-out');
    const wait = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: pair };
    await last.client.post('/api/devotee/ticket-waits').send(wait).expect(201);
    // Who has two in the cart can add the last one.
    await add(first.client, event, pair.slice(1)).expect(200);
  });

  it('keeps to an order’s least and most, and to the sale’s days', async () => {
    const event = await offerTickets(office, place, [
      ticketType({ orderMin: 2, orderMax: 3 }),
      ticketType({ name: 'Later', saleFrom: dateIn(place, 2) }),
    ]);
    const { client } = await signInDonor(api);
    const [pair, later] = event.types;
    expect((await add(client, event, [person(pair!.id)])).body.fields).toEqual({ others: 'Adult: choose at least 2' });
    expect((await add(client, event, Array(4).fill(person(pair!.id)))).body.fields).toEqual({ others: 'Adult: choose 3 at most' });
    expect((await add(client, event, [person(later!.id)])).body.code).toBe('tickets-not-open');
    await add(client, event, Array(2).fill(person(pair!.id))).expect(200);
  });
});

it('registers people at the counter, also with tickets of the office, and never more than there are', async () => {
  const types = [ticketType({ staffOnly: true }), ticketType({ name: 'Child', pricing: 'free', priceCents: 0 })];
  const event = await offerTickets(office, place, types, { sale: { capacity: 3 } });
  const [adult, child] = types.map(({ id }) => id);
  const at = `/api/temple-admin/event-dates/${event.occurrenceId}/registrations`;
  const come = (people: object[]) =>
    office.post(at).set('idempotency-key', newId()).send({ people, bookedBy: 'Lata Menon', method: 'cash' });
  expect((await come([person(adult!, 'Lata'), person(child!, 'Ravi')]).expect(201)).body).toEqual({ slipsOf: null, tickets: 2 });
  expect((await come([person(child!, 'Anika')]).expect(201)).body).toEqual({ slipsOf: null, tickets: 1 });
  expect((await come([person(child!, 'Arun')])).body.code).toBe('tickets-sold-out');
  expect((await come([person(adult!, 'Arun')])).body.code).toBe('tickets-sold-out');
  expect(await countOf(event)).toEqual({ held: 0, sold: 3, offered: 0 });
  const { text } = await office.get(`/api/temple-admin/tickets/export.csv?occurrenceId=${event.occurrenceId}`).expect(200);
  expect(text).toContain('Lata,Adult,Lata Menon,,,25.00');
  const inHindi = await office.get(`/api/temple-admin/tickets/export.csv?occurrenceId=${event.occurrenceId}`).set('cookie', 'language=hi');
  expect(inHindi.text).toMatch(/^\ufeffनाम,टिकट,/);
});

describe('a ticket that isn’t needed', () => {
  it('is canceled for its price in time, and its place goes to the waitlist; after that for nothing', async () => {
    const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 2 } });
    const { client } = await signInDonor(api);
    await register(api, client, place, event, [person(event.types[0]!.id), person(event.types[0]!.id, 'Arun')]);
    const { id, orderId, party } = await ticketsOf(client);
    const cancel = (ticketId: string) => client.post(`/api/devotee/tickets/${ticketId}/cancel`).set('idempotency-key', newId()).send();
    expect((await cancel(id).expect(200)).body).toMatchObject({ status: 'canceled', doorCode: null });
    await runJobs(api);
    expect((await cancel(id)).body.code).toBe('ticket-ended');
    expect(await countOf(event)).toEqual({ held: 0, sold: 1, offered: 0 });
    const order = async () => (await office.get(`/api/temple-admin/donations/${orderId}`)).body;
    expect(await order()).toMatchObject({ status: 'partially-refunded', refundedCents: 2_500 });
    await setUp(office, event.eventId, { ...saleOf(event.types), capacity: 2, refundHours: 24 * 6 }).expect(200);
    await cancel(party[0]!.id).expect(200);
    await runJobs(api);
    expect(await order()).toMatchObject({ status: 'partially-refunded', refundedCents: 2_500 });
    expect(await countOf(event)).toEqual({ held: 0, sold: 0, offered: 0 });
  });

  it('is passed on to somebody who finds it in their account, until the last moment for that', async () => {
    const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })]);
    const [giver, taker] = [await signInDonor(api), await signInDonor(api)];
    await register(api, giver.client, place, event);
    const ticket = await ticketsOf(giver.client);
    const body = { name: 'Lata Menon', email: taker.account.email };
    const passOn = () => giver.client.post(`/api/devotee/tickets/${ticket.id}/pass-on`).send(body);
    expect((await passOn().expect(200)).body).toMatchObject({ status: 'transferred', doorCode: null });
    expect((await passOn()).body.code).toBe('ticket-ended');
    const given = await ticketsOf(taker.client);
    expect(given).toMatchObject({ name: 'Lata Menon', status: 'valid', party: [], cancelCents: 0 });
    expect(given.id).not.toBe(ticket.id);
    await setUp(office, event.eventId, { ...saleOf(event.types), passOnHours: 24 * 6 }).expect(200);
    const late = taker.client.post(`/api/devotee/tickets/${given.id}/pass-on`).send({ ...body, email: 'ravi@example.org' });
    expect((await late).body.code).toBe('ticket-too-late');
  });
});

describe('a date that is canceled', () => {
  const ORDERS = Number(process.env.CANCELED_ORDERS ?? 6);

  it('pays everybody back and notifies each once, also when its job is killed in between', async () => {
    const event = await offerTickets(office, place, [ticketType(), ticketType({ name: 'Child', pricing: 'free', priceCents: 0 })]);
    const [adult, child] = event.types;
    const people = await Promise.all(Array.from({ length: Math.min(ORDERS, 6) }, () => signInDonor(api)));
    for (let order = 0; order < ORDERS; order += 1)
      await register(api, people[order % people.length]!.client, place, event, [person(adult!.id), person(child!.id, 'Anika')]);
    // One was passed on, one canceled by its holder, one refunded in part.
    const given = await signInDonor(api);
    const first = await ticketsOf(people[0]!.client);
    await people[0]!.client
      .post(`/api/devotee/tickets/${first.party[0]!.id}/pass-on`)
      .send({ name: 'Ravi', email: given.account.email })
      .expect(200);
    const gone = await ticketsOf(people[1]!.client);
    await people[1]!.client.post(`/api/devotee/tickets/${gone.id}/cancel`).set('idempotency-key', newId()).send().expect(200);
    await runJobs(api);
    const preview = async () => (await office.get(`/api/temple-admin/event-dates/${event.occurrenceId}/cancellation`).expect(200)).body;
    const refundCents = (ORDERS - 1) * 2_500;
    expect(await preview()).toMatchObject({ orders: ORDERS, people: 2 * ORDERS - 1, refundCents, canceled: 0, toCall: [] });
    await office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'Snow' }).expect(200);
    // Three times its worker dies in the middle of an order.
    const works = api.get(TicketDates) as unknown as { follows: (...given: unknown[]) => Promise<void> };
    const follows = works.follows.bind(works);
    for (let kill = 1; kill <= 3; kill += 1) {
      let left = kill;
      works.follows = (...given) => (left-- > 0 ? follows(...given) : Promise.reject(new Error('killed')));
      await runJobs(api).catch(() => undefined);
      await api.database.transaction((tx) =>
        tx.query("UPDATE outbox_messages SET dueAt = '2020-01-01 00:00:00.000' WHERE state = 'waiting'"),
      );
    }
    works.follows = follows;
    await runJobs(api);
    await runJobs(api);
    expect(await preview()).toMatchObject({ status: 'canceled', orders: 0, people: 0, refundCents: 0, canceled: 2 * ORDERS - 1 });
    const refunds = await api.database.reader.query<{ cents: number | string; refunds: number | string }[]>(
      `SELECT SUM(refund.amountCents) AS cents, COUNT(*) AS refunds FROM refunds refund
       WHERE refund.reason = 'Snow' AND refund.status = 'succeeded' AND refund.templeId = ?`,
      [place.temple.id],
    );
    expect(refunds.map(({ cents, refunds: count }) => [Number(cents), Number(count)])).toEqual([[refundCents, ORDERS - 1]]);
    for (const { account } of [...people.slice(0, ORDERS), given]) {
      const which = { to: account.email, channel: 'email' as const, subject: Like('%canceled your ticket%') };
      const orders =
        account === given.account ? 1 : people.filter((each) => each.account === account).length * Math.ceil(ORDERS / people.length);
      expect(await api.database.reader.countBy(LocalDelivery, which)).toBe(orders);
    }
    expect(await countOf(event)).toEqual({ held: 0, sold: 0, offered: 0 });
  });
});
