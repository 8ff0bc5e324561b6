import { type Cart, type TicketOffer } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, cartOf, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { all, classTicket, onEach, seriesTickets, ticketsOf } from '../../../../test/series-tickets.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { person, register, saleOf, setUp, type TicketedEvent, ticketLine } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { TicketLists } from '../ticket-lists.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const { offer, add, placesOf, orderOf } = seriesTickets(() => ({ api, place, office }));

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
