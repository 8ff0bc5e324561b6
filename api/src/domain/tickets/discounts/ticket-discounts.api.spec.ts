import type { OfficeDiscount, TicketDiscount } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, cartOf, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, register, type TicketedEvent, ticketLine, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Order } from '../../orders/order.entity.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { PlacesService } from '../../orders/places/places.service.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketDiscountUseRow } from './ticket-discount-use.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const createCode = (event: TicketedEvent, body: object = {}) =>
  office.post(`/api/temple-admin/events/${event.eventId}/discounts`).send({ code: 'deepam-10', percent: 20, ...body });
const codeOf = async (event: TicketedEvent, body: object = {}): Promise<OfficeDiscount> => (await createCode(event, body).expect(201)).body;
const check = (client: TestAgent, { occurrenceId }: TicketedEvent, code = 'Deepam-10') =>
  client.post('/api/devotee/ticket-discounts').send({ templeSlug: place.temple.slug, occurrenceId, code });
const usesOf = async ({ eventId }: TicketedEvent): Promise<number> => {
  const { body } = await office.get(`/api/temple-admin/ticket-discounts?eventId=${eventId}`).expect(200);
  const [{ id, uses }] = body as [OfficeDiscount];
  expect(await api.database.reader.countBy(TicketDiscountUseRow, { discountId: id })).toBe(uses);
  return uses;
};
const add = (client: TestAgent, event: TicketedEvent, discountId: string, people?: readonly object[]) =>
  client.post('/api/devotee/cart/lines').send(ticketLine(place, event, people, { discountId }));
const lapse = (orderId: string) =>
  api.database.transaction((tx) => tx.query("UPDATE order_lines SET heldUntil = '2020-01-01 00:00:00.000' WHERE orderId = ?", [orderId]));

describe('a discount code', () => {
  it('is found in upper or lower case, and lowers what is paid, posted and refunded', async () => {
    const event = await offerTickets(office, place, [ticketType(), ticketType({ name: 'Child', pricing: 'free', priceCents: 0 })]);
    const [adult, child] = event.types.map(({ id }) => id);
    const { id } = await codeOf(event);
    const { client, account } = await signInDonor(api);
    const { body: found }: { body: TicketDiscount } = await check(client, event).expect(200);
    expect(found).toEqual({ id, discountCode: 'DEEPAM-10', kind: 'percent', percent: 20, offCents: null, typeIds: [], perOrder: null });
    const orderId = await register(api, client, place, event, [person(adult!), person(child!, 'Anika')], { discountId: id });
    const { body: order } = await office.get(`/api/temple-admin/donations/${orderId}`).expect(200);
    expect(order.lines).toMatchObject([
      { label: 'Kartika Deepotsavam, Adult (DEEPAM-10 -$5.00)', amountCents: 2_000, taxClass: 'fee' },
      { label: 'Kartika Deepotsavam, Child', amountCents: 0 },
    ]);
    expect(await usesOf(event)).toBe(1);
    const { body: parties } = await client.get('/api/devotee/tickets').expect(200);
    const { body: ticket } = await client.get(`/api/devotee/tickets/${parties.items[0].id}`).expect(200);
    expect(ticket).toMatchObject({ amountCents: 2_000, cancelCents: 2_000 });
    await client.post(`/api/devotee/tickets/${ticket.id}/cancel`).set('idempotency-key', newId()).expect(200);
    await runJobs(api, 60);
    const { body: after } = await office.get(`/api/temple-admin/donations/${orderId}`).expect(200);
    expect(after).toMatchObject({ lines: [{ refundedCents: 2_000 }, {}], refunds: [{ requestedBy: account.fullName }] });
    expect(await usesOf(event)).toBe(0);
  });

  it('takes no more off than a ticket costs, and only from those it is for', async () => {
    const event = await offerTickets(office, place, [ticketType({ priceCents: 800 }), ticketType({ name: 'Dinner' })]);
    const [seat, dinner] = event.types.map(({ id }) => id);
    const { id } = await codeOf(event, { kind: 'fixed', percent: null, offCents: 1_000, typeIds: [seat] });
    const { client } = await signInDonor(api);
    await add(client, event, id, [person(seat!), person(dinner!)]).expect(200);
    const [order] = (await cartOf(client)).orders;
    expect(order!.lines.map(({ amountCents }) => amountCents)).toEqual([0, 2_500]);
    expect(await usesOf(event)).toBe(1);
  });

  it('makes a ticket free where a card couldn’t be charged what is left', async () => {
    const event = await offerTickets(office, place, [ticketType({ priceCents: 500 }), ticketType({ name: 'Meal', priceCents: 1_000 })]);
    const [seat, meal] = event.types.map(({ id }) => id);
    const { id } = await codeOf(event, { percent: 95 });
    const { client } = await signInDonor(api);
    await add(client, event, id, [person(seat!), person(meal!)]).expect(200);
    expect((await cartOf(client)).orders[0]!.lines.map(({ amountCents }) => amountCents)).toEqual([0, 50]);
  });

  it('closed before its ticket has a place again, leaves the party its offer', async () => {
    const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
    const { id } = await codeOf(event);
    const [buyer, waiting] = [await signInDonor(api), await signInDonor(api)];
    const { body: cart } = await add(buyer.client, event, id).expect(200);
    const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: [person(event.types[0]!.id)] };
    const { body: wait } = await waiting.client.post('/api/devotee/ticket-waits').send(body).expect(201);
    await buyer.client.delete(`/api/devotee/cart/lines/${cart.orders[0].lines[0].id}`).expect(200);
    const { orders } = await addLines(waiting.client, ticketLine(place, event, undefined, { waitId: wait.id, discountId: id }));
    const order = await api.database.reader.findOneByOrFail(Order, { id: orders[0]!.orderId });
    const places = api.get(PlacesService);
    await api.database.transaction((tx) => places.endHolds(tx, order));
    await office.post(`/api/temple-admin/ticket-discounts/${id}/close`).expect(200);
    const lines = await api.database.reader.findBy(OrderLine, { orderId: order.id });
    await api.database.transaction((tx) => places.holdWhereFree(tx, order, lines, new Date(Date.now() + 60_000)));
    const { body: own } = await waiting.client.get('/api/devotee/ticket-waits').expect(200);
    expect(own).toMatchObject([{ id: wait.id, status: 'offered' }]);
  });

  it('is never used beyond its limit, even by a crowd at once', async () => {
    const event = await offerTickets(office, place);
    const { id } = await codeOf(event, { maxUses: 3 });
    const crowd = await Promise.all(Array.from({ length: 8 }, () => signInDonor(api)));
    const answers = await Promise.all(crowd.map(({ client }) => add(client, event, id)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'in' : body.code));
    expect(codes.filter((code) => code === 'in')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['in', 'ticket-discount-over']));
    expect(await usesOf(event)).toBe(3);
    const { held } = await api.database.reader.findOneByOrFail(TicketStockRow, { whatId: event.occurrenceId });
    expect(held).toBe(3);
    expect((await check(crowd[0]!.client, event)).body.code).toBe('ticket-discount-over');
  });

  it('can be used again once its hold lapsed or its cart was left, and a payment after that finds it used up', async () => {
    const event = await offerTickets(office, place);
    const { id } = await codeOf(event, { maxUses: 1 });
    const [first, second] = [await signInDonor(api), await signInDonor(api)];
    const { orders } = await addLines(first.client, ticketLine(place, event, undefined, { discountId: id }));
    const started = await checkOut(first.client, orders[0]!);
    await lapse(started.orderId);
    const { body: cart } = await add(second.client, event, id).expect(200);
    expect(await usesOf(event)).toBe(1);
    await payGift(api, started);
    await runJobs(api);
    expect((await first.client.get(`/api/devotee/donations/${started.orderId}`)).body).toMatchObject({ status: 'refunded' });
    expect(await usesOf(event)).toBe(1);
    await second.client.delete(`/api/devotee/cart/lines/${cart.orders[0].lines[0].id}`).expect(200);
    expect(await usesOf(event)).toBe(0);
  });

  it('keeps to its limit per order', async () => {
    const event = await offerTickets(office, place);
    const { id } = await codeOf(event, { perOrder: 2 });
    const { client } = await signInDonor(api);
    const people = (count: number) => Array.from({ length: count }, (_, index) => person(event.types[0]!.id, `Guest ${index + 1}`));
    expect((await add(client, event, id, people(3))).body.fields.discountId).toMatch(/^DEEPAM-10 works for up to 2 per registration/);
    expect(await usesOf(event)).toBe(0);
    await add(client, event, id, people(2)).expect(200);
    expect((await add(client, event, id)).body.code).toBe('invalid-fields');
    expect(await usesOf(event)).toBe(2);
  });

  it('still counts in carts that have it when it is closed, and nobody else can use it', async () => {
    const event = await offerTickets(office, place);
    const { id } = await codeOf(event);
    const [buyer, late] = [await signInDonor(api), await signInDonor(api)];
    const { body: cart } = await add(buyer.client, event, id).expect(200);
    const { body: closed } = await office.post(`/api/temple-admin/ticket-discounts/${id}/close`).expect(200);
    expect(closed).toMatchObject({ uses: 1, closedAt: expect.any(String) });
    expect((await add(late.client, event, id)).body.code).toBe('ticket-discount-over');
    expect((await check(late.client, event)).body.code).toBe('ticket-discount-over');
    expect(await checkOut(buyer.client, cart.orders[0])).toMatchObject({ totalCents: 2_000 });
  });

  it('works from its first day to its last', async () => {
    const event = await offerTickets(office, place);
    const later = await codeOf(event, { startsOn: dateIn(place, 1) });
    const { client } = await signInDonor(api);
    expect((await check(client, event)).body.code).toBe('ticket-discount-unknown');
    expect((await add(client, event, later.id)).body.code).toBe('ticket-discount-over');
    await codeOf(event, { code: 'YESTERDAY', endsOn: dateIn(place, -1) });
    expect((await check(client, event, 'yesterday')).body.code).toBe('ticket-discount-over');
    const { body: codes } = await office.get(`/api/temple-admin/ticket-discounts?eventId=${event.eventId}`).expect(200);
    expect(codes.map(({ discountCode, state }: OfficeDiscount) => [discountCode, state])).toEqual([
      ['YESTERDAY', 'ended'],
      ['DEEPAM-10', 'planned'],
    ]);
    await codeOf(event, { code: 'LASTDAY', startsOn: dateIn(place, 0), endsOn: dateIn(place, 0) });
    await check(client, event, 'lastday').expect(200);
  });

  it('doesn’t work at another event, and can’t be guessed', async () => {
    const [event, other] = [await offerTickets(office, place), await offerTickets(office, place)];
    const { id } = await codeOf(event);
    const { client } = await signInDonor(api);
    expect((await check(client, other)).body.code).toBe('ticket-discount-unknown');
    const { body: cart } = await add(client, other, id).expect(200);
    expect(cart.orders[0].lines[0].amountCents).toBe(2_500);
    for (let tries = 1; tries < 10; tries += 1) await check(client, event, `GUESS-${tries}`).expect(404);
    const refused = await check(client, event).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    ['a short code', { code: 'OM108' }, 'code'],
    ['signs', { code: 'DEEPAM 10%' }, 'code'],
    ['more than all of the price', { percent: 101 }, 'percent'],
    ['an amount that is missing', { kind: 'fixed', percent: null }, 'offCents'],
    ['days in the wrong order', { startsOn: '2027-02-01', endsOn: '2027-01-01' }, 'endsOn'],
    ['no use at all', { maxUses: 0 }, 'maxUses'],
    ['another event’s ticket', { typeIds: [newId()] }, 'typeIds'],
  ])('refuses %s', async (_what, body, field) => {
    const event = await offerTickets(office, place);
    expect(Object.keys((await createCode(event, body).expect(400)).body.fields)).toEqual([field]);
  });

  it('is unique within its event', async () => {
    const event = await offerTickets(office, place);
    await codeOf(event);
    expect((await createCode(event, { code: 'DEEPAM-10' })).body.fields).toEqual({
      code: 'This event already has this code; enter another one',
    });
  });
});
