import { type Cart, coverFeeCents, type OwnTicket, type TicketOffer } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, cartOf, checkOut } from '../../../test/cart.ts';
import { type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import { type TestApi } from '../../../test/start-test-api.ts';
import { DAILY, offerTickets, person, register, saleOf, setUp, type TicketedEvent, ticketLine, ticketType } from '../../../test/tickets.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TicketRow } from './ticket.entity.ts';
import { TicketLists } from './ticket-lists.service.ts';
import { TicketStockRow } from './ticket-stock.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

/** 25 dollars for one date, 20 for each of all three. */
const classTicket = (given: object = {}) => ticketType({ isForSeries: true, seriesPriceCents: 2_000, ...given });
const offer = (types = [classTicket()], sale: object = {}) => offerTickets(office, place, types, { event: DAILY, sale });
const all = ({ dates: [, ...dates] }: TicketedEvent) => ({ series: { id: newId(), dates } });
const add = (client: TestAgent, event: TicketedEvent, people?: readonly object[], more: object = all(event)) =>
  client.post('/api/devotee/cart/lines').send(ticketLine(place, event, people, more));
const placesOf = ({ dates }: TicketedEvent, whatId?: string) =>
  Promise.all(
    dates.map(async (occurrenceId) => {
      const stock = await api.database.reader.findOneBy(TicketStockRow, { occurrenceId, whatId: whatId ?? occurrenceId });
      return { held: stock?.held ?? 0, sold: stock?.sold ?? 0 };
    }),
  );
const onEach = (places: object) => [places, places, places];
const ticketsOf = async (client: TestAgent): Promise<OwnTicket[]> => {
  const { items } = (await client.get('/api/devotee/tickets').expect(200)).body;
  return Promise.all(items.map(async ({ id }: OwnTicket) => (await client.get(`/api/devotee/tickets/${id}`).expect(200)).body));
};
const orderOf = async (orderId: string) => (await office.get(`/api/temple-admin/donations/${orderId}`).expect(200)).body;

describe('a registration for all dates', () => {
  it('has a ticket for each person on each date, at the price for all, and is announced once', async () => {
    const event = await offer();
    const at = `/api/public/temples/${place.temple.slug}/events/${event.dates[1]}/tickets`;
    const offered: TicketOffer = (await api.client().get(at).expect(200)).body;
    expect(offered.seriesDates.map(({ id }) => id)).toEqual(event.dates);
    expect(offered.types[0]).toMatchObject({ priceCents: 2_500, series: { priceCents: 2_000, left: null } });
    const { client, account } = await signInDonor(api);
    const [type] = event.types;
    const orderId = await register(api, client, place, event, [person(type!.id), person(type!.id, 'Anika')], all(event));
    const { totalCents, lines } = await orderOf(orderId);
    expect([totalCents, lines.length, new Set(lines.map(({ label }: { label: string }) => label)).size]).toEqual([12_000, 6, 3]);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 2 }));
    expect(await placesOf(event, type!.id)).toEqual(onEach({ held: 0, sold: 2 }));
    const tickets = await ticketsOf(client);
    expect(tickets.map(({ event: { occurrenceId }, party }) => [occurrenceId, party.length])).toEqual(event.dates.map((id) => [id, 1]));
    expect(tickets[0]!.otherDates.map(({ id }) => id)).toEqual(tickets.slice(1).map(({ id }) => id));
    const mails = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.startsWith('You’re registered for'));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('3 dates from')]);
    const { body } = await office.get(`/api/temple-admin/tickets?occurrenceId=${event.dates[2]}`).expect(200);
    expect(body.items).toMatchObject([{ name: 'Anika', isOfSeries: true }, { isOfSeries: true }]);
    for (const occurrenceId of event.dates) {
      const door = await api.get(TicketLists).ofDoor(api.database.reader, { templeId: place.temple.id, occurrenceId });
      expect(door.map(({ status }) => status)).toEqual(['valid', 'valid']);
    }
  });

  it.each([
    ['one date is full', { capacity: 2 }, {}],
    ['a kind of ticket is full on one date', {}, { capacity: 2 }],
  ])('takes no place anywhere where %s', async (_, sale, type) => {
    const event = await offer([classTicket({ pricing: 'free', priceCents: 0, seriesPriceCents: null, ...type })], sale);
    const id = event.types[0]!.id;
    const [first, second] = [await signInDonor(api), await signInDonor(api)];
    await register(api, first.client, place, { ...event, occurrenceId: event.dates[2]! }, [person(id)]);
    expect((await add(second.client, event, [person(id), person(id, 'Anika')])).body.code).toBe('tickets-sold-out');
    expect(await placesOf(event)).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 0 },
      { held: 0, sold: 1 },
    ]);
    expect((await cartOf(second.client)).lineCount).toBe(0);
    await add(second.client, event, [person(id)]).expect(200);
    expect(await placesOf(event)).toEqual([
      { held: 1, sold: 0 },
      { held: 1, sold: 0 },
      { held: 1, sold: 1 },
    ]);
  });

  it('never oversells a date to a crowd that wants all dates or one', async () => {
    const event = await offer([classTicket({ pricing: 'free', priceCents: 0, seriesPriceCents: null })], { capacity: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => signInDonor(api)));
    const answers = await Promise.all(people.map(({ client }, index) => add(client, event, undefined, index % 2 ? all(event) : {})));
    const got = answers.flatMap(({ status }, index) => (status === 200 ? [index % 2] : []));
    const series = got.filter((one) => one === 1).length;
    expect(got).toHaveLength(3);
    expect(await placesOf(event)).toEqual([got.length, series, series].map((held) => ({ held, sold: 0 })));
  });

  it('leaves the cart as a whole, whichever line is taken out, and gives each place back once', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event, undefined, all(event)));
    const lines = orders[0]!.lines;
    expect(await placesOf(event)).toEqual(onEach({ held: 1, sold: 0 }));
    const at = (id: string) => `/api/devotee/cart/lines/${id}`;
    const alone = { item: { ...ticketLine(place, event).item, occurrenceId: event.dates[2] } };
    expect((await client.patch(at(lines[2]!.id)).send(alone)).body.code).toBe('not-for-sale');
    await client.delete(at(lines[2]!.id)).expect(200);
    expect((await cartOf(client)).lineCount).toBe(0);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 0 }));
  });

  it('has an id of its own in the cart, so that none of its dates can be had alone', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const { series } = all(event);
    const { orders } = await addLines(client, ticketLine(place, event, undefined, { series }));
    expect((await add(client, event, undefined, { series })).body.code).toBe('line-id-used');
    const cart = await addLines(client, ticketLine(place, event, undefined, all(event)));
    const [own] = orders[0]!.lines;
    const other = cart.orders[0]!.lines.find(({ id, item }) => id !== own!.id && 'series' in item && item.series)!;
    const asked = { item: { ...ticketLine(place, event).item, series } };
    expect((await client.patch(`/api/devotee/cart/lines/${other.id}`).send(asked)).body.code).toBe('line-id-used');
    await client.patch(`/api/devotee/cart/lines/${own!.id}`).send(asked).expect(200);
    expect(await placesOf(event)).toEqual(onEach({ held: 2, sold: 0 }));
    await client.delete(`/api/devotee/cart/lines/${own!.id}`).expect(200);
    expect((await cartOf(client)).lineCount).toBe(3);
  });

  it.each([
    ['some of the dates', ({ dates }: TicketedEvent) => ({ series: { id: newId(), dates: [dates[1]] } }), 'ticket-series-changed'],
    ['a date twice', ({ dates }: TicketedEvent) => ({ series: { id: newId(), dates: [dates[1], dates[1]] } }), 'ticket-series-changed'],
    [
      'more tickets than a cart has room for',
      () => ({ series: { id: newId(), dates: Array.from({ length: 60 }, newId) } }),
      'invalid-fields',
    ],
    ['a seat of its own', () => ({ seat: { id: newId(), person: 0 } }), 'unknown-field'],
  ])('isn’t had for %s', async (_, more, code) => {
    const event = await offer();
    const { client } = await signInDonor(api);
    expect((await add(client, event, undefined, more(event))).body.code).toBe(code);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 0 }));
  });

  it.each([
    ['isn’t offered so', { isForSeries: false }],
    ['has a price each chooses', { pricing: 'wish' }],
    ['needs approval', { needsApproval: true }],
  ])('isn’t had where a ticket %s', async (_, given) => {
    const event = await offer([classTicket({ seriesPriceCents: null, ...given })]);
    const { client } = await signInDonor(api);
    expect((await add(client, event)).body.code).toBe('ticket-series-changed');
  });
});

describe('in the cart', () => {
  const toCart = async (client: TestAgent, orderId: string) =>
    (await client.post(`/api/devotee/orders/${orderId}/to-cart`).expect(200)).body;
  const end = ({ eventId, types: [type] }: TicketedEvent) =>
    setUp(office, eventId, saleOf([{ ...type!, isForSeries: false, seriesPriceCents: null }])).expect(200);
  const linesOf = ({ orders }: Cart) =>
    orders.flatMap(({ lines }) => lines.map(({ available, was, heldUntil }) => [available, was, heldUntil !== null]));

  it('keeps its price as long as its places are held, though the offer ends meanwhile', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    await addLines(client, ticketLine(place, event, undefined, all(event)));
    await end(event);
    const cart = await cartOf(client);
    expect(linesOf(cart)).toEqual(Array(3).fill([true, null, true]));
    const started = await checkOut(client, cart.orders[0]!);
    expect(started.totalCents).toBe(6_000);
    await payGift(api, started);
    await runJobs(api);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 1 }));
  });

  it('never costs more than the same dates do now', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    await addLines(client, ticketLine(place, event, undefined, all(event)));
    const [type] = event.types;
    const cheaper = { ...type!, priceCents: 1_500, isForSeries: false, seriesPriceCents: null };
    await setUp(office, event.eventId, saleOf([cheaper])).expect(200);
    expect((await cartOf(client)).orders[0]!.totalCents).toBe(4_500);
  });

  it('comes back from a checkout without places where its event asks something new', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event, undefined, all(event)));
    const { orderId } = await checkOut(client, orders[0]!);
    const question = { id: newId(), ask: 'ticket', kind: 'text', label: 'Which class?', choices: [], required: true };
    await setUp(office, event.eventId, saleOf(event.types, { questions: [question] })).expect(200);
    expect(linesOf(await toCart(client, orderId)).map(([, , isHeld]) => isHeld)).toEqual([false, false, false]);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 0 }));
  });

  it.each([
    ['its offer ended', end],
    [
      'its dates changed',
      ({ dates }: TicketedEvent) =>
        api.database.transaction((tx) => tx.query("UPDATE event_occurrences SET status = 'postponed' WHERE id = ?", [dates[2]])),
    ],
  ])('gets no new places at that price when it comes back from a checkout and %s', async (_, change) => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event, undefined, all(event)));
    const { orderId } = await checkOut(client, orders[0]!);
    await change(event);
    const cart = await toCart(client, orderId);
    expect(linesOf(cart).map(([, , isHeld]) => isHeld)).toEqual([false, false, false]);
    expect(cart.orders[0].lines[0].available).toBe(false);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 0 }));
  });

  it('has its places again when it comes back from a checkout and is still offered', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event, undefined, all(event)));
    const { orderId } = await checkOut(client, orders[0]!);
    expect(linesOf(await toCart(client, orderId))).toEqual(Array(3).fill([true, null, true]));
    expect(await placesOf(event)).toEqual(onEach({ held: 1, sold: 0 }));
  });
});

describe('its holder', () => {
  const cancel = (client: TestAgent, id: string, dates: string, seenCents?: number) =>
    client.post(`/api/devotee/tickets/${id}/cancel`).set('idempotency-key', newId()).send({ dates, seenCents });
  const endRefund = (occurrenceId: string) =>
    api.database.transaction((tx) =>
      tx.query("UPDATE tickets SET refundUntil = '2020-01-01 00:00:00.000' WHERE occurrenceId = ?", [occurrenceId]),
    );

  it('cancels one date or all that are left, and gets each share back once', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(
      api,
      client,
      place,
      event,
      [person(event.types[0]!.id), person(event.types[0]!.id, 'Anika')],
      all(event),
    );
    const [first, second] = await ticketsOf(client);
    expect(second!.allDates).toEqual({ cancelCents: 6_000, canPassOn: 3 });
    await cancel(client, second!.id, 'one').expect(200);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 2_000 });
    expect((await placesOf(event)).map(({ sold }) => sold)).toEqual([2, 1, 2]);
    await cancel(client, first!.id, 'all').expect(200);
    expect((await cancel(client, first!.id, 'all')).body.code).toBe('ticket-ended');
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 6_000 });
    expect((await placesOf(event)).map(({ sold }) => sold)).toEqual([1, 1, 1]);
  });

  it('keeps dates whose price is no longer paid back, unless it is the one that is canceled', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(api, client, place, event, undefined, all(event));
    await endRefund(event.dates[0]!);
    const [first, second] = await ticketsOf(client);
    expect(second!.allDates.cancelCents).toBe(4_000);
    await cancel(client, second!.id, 'all').expect(200);
    await runJobs(api);
    expect((await ticketsOf(client)).map(({ status }) => status)).toEqual(['valid', 'canceled', 'canceled']);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 4_000 });
    await cancel(client, first!.id, 'all').expect(200);
    await runJobs(api);
    expect((await ticketsOf(client)).map(({ status }) => status)).toEqual(['canceled', 'canceled', 'canceled']);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 4_000 });
  });

  it('cancels nothing for another sum than was shown, and says the sum as it is now', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(api, client, place, event, undefined, all(event));
    const [, ticket] = await ticketsOf(client);
    const { id, cancelCents, allDates } = ticket!;
    expect([cancelCents, allDates.cancelCents]).toEqual([2_000, 6_000]);
    await endRefund(event.dates[0]!);
    const refused = await cancel(client, id, 'all', 6_000);
    expect(refused.body).toMatchObject({ code: 'ticket-refund-changed', params: { nowCents: 4_000 } });
    expect((await ticketsOf(client)).map(({ status }) => status)).toEqual(['valid', 'valid', 'valid']);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 1 }));
    await cancel(client, id, 'all', 4_000).expect(200);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ refundedCents: 4_000 });
  });

  it('is shown what is left where some of the price was refunded before, and gets that back', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(api, client, place, event, undefined, all(event));
    const [first] = await ticketsOf(client);
    const lines = [{ lineId: first!.id, amountCents: 500 }];
    await office
      .post(`/api/temple-admin/donations/${orderId}/refunds`)
      .set('idempotency-key', newId())
      .send({ lines, reason: 'One class was short' })
      .expect(201);
    await runJobs(api);
    expect(await ticketsOf(client)).toMatchObject([{ cancelCents: 1_500, allDates: { cancelCents: 5_500 } }, {}, {}]);
    await cancel(client, first!.id, 'all', 5_500).expect(200);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: 6_000 });
  });

  it('leaves a covered fee with the temple, also after a part was refunded', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event, undefined, all(event)));
    const started = await checkOut(client, orders[0]!, { coverFees: true, seenTotalCents: 6_000 + coverFeeCents(6_000) });
    await payGift(api, started);
    await runJobs(api);
    const [first] = await ticketsOf(client);
    await office
      .post(`/api/temple-admin/donations/${started.orderId}/refunds`)
      .set('idempotency-key', newId())
      .send({ lines: [{ lineId: first!.id, amountCents: 500 }], reason: 'One class was short' })
      .expect(201);
    await runJobs(api);
    expect((await ticketsOf(client))[0]).toMatchObject({ cancelCents: 1_500 });
    await cancel(client, first!.id, 'one').expect(200);
    await runJobs(api);
    expect(await orderOf(started.orderId)).toMatchObject({ refundedCents: 2_000 });
  });

  it('passes all dates on to somebody who gets one notice, and whose codes replace the old ones', async () => {
    const event = await offer([classTicket({ pricing: 'free', priceCents: 0, seriesPriceCents: null })]);
    const [giver, taker] = [await signInDonor(api), await signInDonor(api)];
    await register(api, giver.client, place, event, undefined, all(event));
    const [, ticket] = await ticketsOf(giver.client);
    const body = { name: 'Lata Menon', email: taker.account.email, dates: 'all' };
    await giver.client.post(`/api/devotee/tickets/${ticket!.id}/pass-on`).send(body).expect(200);
    await runJobs(api);
    expect((await ticketsOf(giver.client)).map(({ status }) => status)).toEqual(Array(3).fill('transferred'));
    const given = await ticketsOf(taker.client);
    expect(given.map(({ name, status, event: { occurrenceId } }) => [name, status, occurrenceId])).toEqual(
      event.dates.map((id) => ['Lata Menon', 'valid', id]),
    );
    const mails = (await deliveredTo(api, taker.account.email)).filter(({ subject }) => subject?.includes('gave you a ticket'));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('3 dates from')]);
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 1 }));
  });
});

describe('a date of it', () => {
  it('is paid back by itself when the temple cancels it, to the cent, and once', async () => {
    const event = await offer();
    const { client } = await signInDonor(api);
    const orderId = await register(api, client, place, event, undefined, all(event));
    const cancel = (id: string) => office.post(`/api/temple-admin/event-dates/${id}/cancel`).send({ reason: 'Snow', scope: 'one' });
    await cancel(event.dates[1]!).expect(200);
    await runJobs(api);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ status: 'partially-refunded', totalCents: 6_000, refundedCents: 2_000 });
    expect((await placesOf(event)).map(({ sold }) => sold)).toEqual([1, 0, 1]);
    expect((await ticketsOf(client)).map(({ status }) => status)).toEqual(['valid', 'canceled', 'valid']);
    await office.post(`/api/temple-admin/event-dates/${event.dates[0]}/cancel`).send({ reason: 'Snow', scope: 'all' }).expect(200);
    await runJobs(api);
    await runJobs(api);
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', refundedCents: 6_000 });
    expect((await placesOf(event)).map(({ sold }) => sold)).toEqual([0, 0, 0]);
  });

  it('is paid back alone where a late payment finds no place on it', async () => {
    const event = await offer([classTicket()], { capacity: 1 });
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, ticketLine(place, event, undefined, all(event)));
    const started = await checkOut(client, orders[0]!);
    await api.database.transaction((tx) =>
      tx.query("UPDATE order_lines SET heldUntil = '2020-01-01 00:00:00.000' WHERE orderId = ?", [started.orderId]),
    );
    const other = await signInDonor(api);
    await register(api, other.client, place, { ...event, occurrenceId: event.dates[1]! });
    await payGift(api, started);
    await runJobs(api);
    expect(await orderOf(started.orderId)).toMatchObject({ status: 'partially-refunded', refundedCents: 2_000 });
    expect(await placesOf(event)).toEqual(onEach({ held: 0, sold: 1 }));
    expect(await api.database.reader.countBy(TicketRow, { orderId: started.orderId, status: 'valid' })).toBe(2);
  });

  it('that is postponed stays with those who have it, and later registrations are for the others', async () => {
    const event = await offer([classTicket({ pricing: 'free', priceCents: 0, seriesPriceCents: null })]);
    const [early, late] = [await signInDonor(api), await signInDonor(api)];
    await register(api, early.client, place, event, undefined, all(event));
    await api.database.transaction((tx) => tx.query("UPDATE event_occurrences SET status = 'postponed' WHERE id = ?", [event.dates[0]]));
    const shorter = { ...event, occurrenceId: event.dates[1]!, dates: event.dates.slice(1) };
    expect((await add(late.client, event)).body.code).toBe('tickets-over');
    await add(late.client, shorter).expect(200);
    expect((await placesOf(event)).map(({ sold, held }) => [sold, held])).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
    ]);
  });
});
