import type { Attendee, GuestTickets } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { In } from 'typeorm';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs, type StartedGift } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { free, guestsOf, linkIn } from '../../../test/guest-tickets.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { childOf, offerTickets, person, type TicketedEvent, ticketType } from '../../../test/tickets.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { TicketSaleRow } from '../../domain/tickets/ticket-sale.entity.ts';
import { TicketStockRow } from '../../domain/tickets/ticket-stock.entity.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { SandboxCheckout } from '../../platform/payments/sandbox/sandbox-checkout.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const { newGuest, send, linkOf, opened, cancel, registered } = guestsOf(() => ({ api, place }));
const refusal = async (client: TestAgent, event: TicketedEvent, more: object = {}) => (await send(client, event, more)).body;
const stockOf = async ({ occurrenceId }: TicketedEvent) => {
  const { held, sold, offered } = await api.database.reader.findOneByOrFail(TicketStockRow, { occurrenceId, whatId: occurrenceId });
  return { held, sold, offered };
};
/** What became of the payment pages of a date's orders. */
async function pagesOf({ occurrenceId }: TicketedEvent): Promise<string[]> {
  const lines = await api.database.reader.findBy(OrderLine, { itemId: occurrenceId });
  const pages = await api.database.reader.findBy(SandboxCheckout, { orderId: In(lines.map(({ orderId }) => orderId)) });
  return pages.map(({ status }) => status).sort();
}

it('registers a guest’s party once it is paid for, with codes behind a link that was texted and mailed', async () => {
  const child = free({ name: 'Child under 12' });
  const event = await offerTickets(office, place, [ticketType(), child], { sale: { capacity: 10 } });
  const { client, phone } = await newGuest();
  const people = [person(event.types[0]!.id), person(child.id, 'Anika')];
  const { body: started } = await send(client, event, { people, email: 'lata@example.org' }).expect(201);
  expect(started.totalCents).toBe(2_500);
  const link = await linkOf(started);
  expect(await opened(link)).toMatchObject({ status: 'waiting', tickets: [] });
  await payGift(api, started);
  const texts = await deliveredTo(api, phone);
  expect(await opened(link)).toMatchObject({
    ...{ status: 'registered', bookedBy: 'Lata Menon', totalCents: 2_500, occurrenceId: event.occurrenceId },
    tickets: [
      { name: 'Meera Raghunathan', status: 'valid', amountCents: 2_500, cancelCents: 2_500, qr: expect.stringContaining('data:') },
      { name: 'Anika', status: 'valid', amountCents: 0, cancelCents: 0, event: { title: 'Kartika Deepotsavam' } },
    ],
  });
  const told = texts.find(({ text }) => text.includes(link));
  expect(told?.text).toContain('your 2 tickets are here');
  const mail = (await deliveredTo(api, 'lata@example.org')).find(({ text }) => text.includes(link));
  expect(mail?.attachments).toEqual([expect.objectContaining({ name: 'Tickets.pdf' })]);
  await api.client().get(`/api/public/guest-tickets/${link}/tickets.pdf`).expect(200).expect('content-type', 'application/pdf');
  const { body: list } = await office.get(`/api/temple-admin/tickets?occurrenceId=${event.occurrenceId}`).expect(200);
  expect(list.items.map(({ name, bookedBy, phone: of, isGuest }: Attendee) => [name, bookedBy, of, isGuest])).toEqual([
    ['Anika', 'Lata Menon', phone, true],
    ['Meera Raghunathan', 'Lata Menon', phone, true],
  ]);
  expect(await stockOf(event)).toMatchObject({ held: 0, sold: 2 });
});

it('registers at once what costs nothing, and says so in the language of the guest’s page', async () => {
  const event = await offerTickets(office, place, [free()]);
  const { client, phone } = await newGuest();
  client.set('accept-language', 'hi');
  const { body: started } = await send(client, event).expect(201);
  expect(started).toMatchObject({ totalCents: 0, checkoutUrl: expect.stringMatching(/\/temples\/.+\/tickets\/[\w-]{64}\?outcome=paid$/) });
  expect(await opened(linkIn(started.checkoutUrl))).toMatchObject({ status: 'registered', tickets: [{ status: 'valid', cancelCents: 0 }] });
  const [text] = await deliveredTo(api, phone);
  expect(text?.text).toContain('आपका टिकट');
});

it('answers a request that is sent twice with one order', async () => {
  const event = await offerTickets(office, place, [free()], { sale: { capacity: 1 } });
  const { client } = await newGuest();
  const key = newId();
  const body = { ...{ templeSlug: place.temple.slug, occurrenceId: event.occurrenceId }, people: [person(event.types[0]!.id)] };
  const twice = () =>
    client
      .post('/api/guest/event-registrations')
      .set('idempotency-key', key)
      .send({ ...body, legalName: 'Lata', seenTotalCents: 0 });
  const answers = [await twice().expect(201), await twice().expect(201)];
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(await stockOf(event)).toMatchObject({ held: 0, sold: 1 });
});

it('keeps to the rules of everybody’s registration', async () => {
  const question = { id: newId(), label: 'Diet', kind: 'text', choices: [], required: true, ask: 'order' };
  const twoAtMost = ticketType({ orderMax: 2 });
  const event = await offerTickets(
    office,
    place,
    [twoAtMost, ticketType({ name: 'VIP', needsApproval: true }), ticketType({ staffOnly: true })],
    {
      sale: { capacity: 2, questions: [question] },
    },
  );
  const { client } = await newGuest();
  const [adult, vip, staff] = event.types.map(({ id }) => id) as [string, string, string];
  const diet = { answers: [{ questionId: question.id, answer: 'None' }] };
  const of = (typeId: string, more: object = {}) => ({ people: [person(typeId, 'Lata', { ...diet, ...more })] });
  expect((await refusal(client, event)).fields).toEqual({ answers: 'Answer this question' });
  expect((await refusal(client, event, { people: [person(adult, '', diet)] })).fields).toEqual({ name: 'Enter a name' });
  expect((await refusal(client, event, of(adult, { familyMemberId: newId() }))).fields.name).toContain('family list');
  const three = [1, 2, 3].map(() => person(adult, 'Lata', diet));
  expect((await refusal(client, event, { people: three, seenTotalCents: 7_500 })).fields.others).toContain('2 at most');
  expect((await refusal(client, event, of(vip))).code).toBe('tickets-approval-needed');
  expect((await refusal(client, event, of(staff))).code).toBe('tickets-closed');
  expect((await refusal(client, event, { ...of(adult), seenTotalCents: 2_000 })).code).toBe('ticket-price-changed');
  await send(client, event, { people: three.slice(1), seenTotalCents: 5_000 }).expect(201);
  expect((await refusal((await newGuest()).client, event, of(adult))).code).toBe('tickets-sold-out');
  expect(await stockOf(event)).toMatchObject({ held: 2, sold: 0 });
});

it('holds places once for a phone: who asks again gives back what they didn’t pay for', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
  const { client } = await newGuest();
  const { body: first } = await send(client, event).expect(201);
  const { body: second } = await send(client, event).expect(201);
  await runJobs(api);
  expect(await stockOf(event)).toMatchObject({ held: 1, sold: 0 });
  expect((await opened(await linkOf(first))).status).toBe('unpaid');
  await payGift(api, second);
  await runJobs(api);
  expect((await opened(await linkOf(second))).status).toBe('registered');
});

it('lets who starts over keep their own places, and offers those they gave up to who waits', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 2 } });
  const [typeId] = event.types.map(({ id }) => id);
  const { client } = await newGuest();
  const two = { people: [person(typeId!), person(typeId!, 'Anika')], seenTotalCents: 5_000 };
  await send(client, event, two).expect(201);
  const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: [person(typeId!)] };
  await (await signInDonor(api)).client.post('/api/devotee/ticket-waits').send(body).expect(201);
  await send(client, event, two).expect(201);
  expect(await stockOf(event)).toEqual({ held: 2, sold: 0, offered: 0 });
  await send(client, event).expect(201);
  expect(await stockOf(event)).toEqual({ held: 1, sold: 0, offered: 1 });
});

it('holds places once for a phone that asks twice at the same time', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 9 } });
  const { client } = await newGuest();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(client, event)));
  for (const { status, body } of answers) expect(status === 201 || body.code === 'checkout-replaced').toBe(true);
  await runJobs(api);
  expect(await stockOf(event)).toMatchObject({ held: 1 });
  expect(await pagesOf(event)).toEqual(['expired', 'expired', 'expired', 'open']);
});

it('closes the payment page that is opened for a registration after a newer one of its phone', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 9 } });
  const { client } = await newGuest();
  const gateway = api.get(PaymentGateway);
  const ask = gateway.startCheckout.bind(gateway);
  let newer: StartedGift | undefined;
  jest.spyOn(gateway, 'startCheckout').mockImplementationOnce(async (request) => {
    newer = (await send(client, event).expect(201)).body;
    await runJobs(api);
    return ask(request);
  });
  expect((await send(client, event).expect(409)).body.code).toBe('checkout-replaced');
  await runJobs(api);
  expect(await pagesOf(event)).toEqual(['expired', 'open']);
  await payGift(api, newer!);
  await runJobs(api);
  expect(await stockOf(event)).toMatchObject({ held: 0, sold: 1 });
});

it('opens no payment page for a request whose places were given up meanwhile', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
  const { client } = await newGuest();
  const key = newId();
  jest.spyOn(api.get(PaymentGateway), 'startCheckout').mockRejectedValueOnce(new DomainError('provider-unavailable'));
  await send(client, event, {}, key).expect(502);
  await send(client, event).expect(201);
  expect((await send(client, event, {}, key).expect(409)).body.code).toBe('checkout-replaced');
  expect(await stockOf(event)).toMatchObject({ held: 1 });
});

it('takes what a code takes off', async () => {
  const event = await offerTickets(office, place);
  await office.post(`/api/temple-admin/events/${event.eventId}/discounts`).send({ code: 'DEEPAM10', percent: 10 }).expect(201);
  const { client } = await newGuest();
  const asked = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, code: 'deepam10' };
  const { body: discount } = await client.post('/api/guest/ticket-discounts').send(asked).expect(200);
  const { body: started } = await send(client, event, { discountId: discount.id, seenTotalCents: 2_250 }).expect(201);
  expect(started.totalCents).toBe(2_250);
});

it('refunds a payment that arrives after its places went to others, and texts it', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
  const { client, phone } = await newGuest();
  const { body: late } = await send(client, event).expect(201);
  await api.database.transaction((tx) => tx.update(OrderLine, { orderId: late.orderId }, { heldUntil: new Date(0) }));
  await registered(event);
  await payGift(api, late);
  const texts = await deliveredTo(api, phone);
  await runJobs(api);
  expect(await api.database.reader.findOneByOrFail(Order, { id: late.orderId })).toMatchObject({
    status: 'refunded',
    refundedCents: 2_500,
  });
  expect(texts.map(({ text }) => text).join(' ')).toContain('$25.00');
  expect(await stockOf(event)).toMatchObject({ held: 0, sold: 1 });
});

describe('a guest’s link', () => {
  it('cancels a ticket for what was shown, and not after its terms', async () => {
    const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 4 } });
    const people = [person(event.types[0]!.id), person(event.types[0]!.id, 'Anika')];
    const { link, started } = await registered(event, { people, seenTotalCents: 5_000 });
    const [first, second] = (await opened(link)).tickets as [GuestTickets['tickets'][0], GuestTickets['tickets'][0]];
    expect((await cancel(link, { ticketId: first.id, seenCents: 0 }).expect(409)).body.code).toBe('ticket-refund-changed');
    const { body: after } = await cancel(link, { ticketId: first.id, seenCents: 2_500 }).expect(200);
    expect(after.tickets).toMatchObject([{ status: 'canceled', qr: null, cancelCents: null }, { status: 'valid' }]);
    expect((await cancel(link, { ticketId: first.id, seenCents: 2_500 }).expect(409)).body.code).toBe('ticket-ended');
    await runJobs(api);
    expect((await opened(link)).refundedCents).toBe(2_500);
    await api.database.transaction((tx) => tx.update(TicketSaleRow, { id: event.eventId }, { refundHours: 24 * 30 }));
    const { body: late } = await cancel(link, { ticketId: second.id, seenCents: 0 }).expect(200);
    expect(late.tickets[1]).toMatchObject({ status: 'canceled' });
    await runJobs(api);
    expect((await api.database.reader.findOneByOrFail(Order, { id: started.orderId })).refundedCents).toBe(2_500);
    expect(await stockOf(event)).toMatchObject({ held: 0, sold: 0 });
  });

  it('cancels once for a request that is sent twice, and not without its key', async () => {
    const { link } = await registered(await offerTickets(office, place));
    const [ticket] = (await opened(link)).tickets;
    const asked = { ticketId: ticket?.id, seenCents: 2_500 };
    const bare = await api.client().post(`/api/public/guest-tickets/${link}/cancel`).send(asked).expect(400);
    expect(bare.body.code).toBe('idempotency-key-missing');
    const key = newId();
    const answers = [await cancel(link, asked, key).expect(200), await cancel(link, asked, key).expect(200)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  it('shows a child’s pickup code only to who proved the phone, and mails it to nobody', async () => {
    const event = await offerTickets(office, place, [free({ name: 'Child', isDropOff: true })]);
    const people = [person(event.types[0]!.id, 'Anika', { child: childOf() })];
    const { link, client } = await registered(event, { people, email: 'typed@example.org' });
    const shownTo = async (who: TestAgent) => (await who.get(`/api/public/guest-tickets/${link}`).expect(200)).body.tickets;
    const [{ id: ticketId, pickupCode }] = await shownTo(client);
    expect(pickupCode).toMatch(/^\w{3} \w{3}$/);
    for (const who of [api.client(), (await newGuest()).client])
      expect(await shownTo(who)).toMatchObject([{ hasPickupCode: true, pickupCode: null }]);
    const [mail] = await deliveredTo(api, 'typed@example.org');
    expect(mail?.text).not.toContain(pickupCode);
    expect(mail?.text).toContain('Anika');
    // A child who is inside goes home by it, though the date was canceled.
    const scan = { id: newId(), ticketId, version: 1, act: 'in', way: 'code', of: null, decision: null, atMs: Date.now() };
    await office
      .post(`/api/temple-admin/doors/${event.occurrenceId}/scans`)
      .send({ device: 'Desk', scans: [scan] })
      .expect(200);
    await office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'Lightning' }).expect(200);
    await runJobs(api);
    expect(await shownTo(client)).toMatchObject([{ status: 'canceled', hasPickupCode: true, pickupCode }]);
  });

  it('opens its own tickets alone', async () => {
    const event = await offerTickets(office, place, [free()]);
    const [one, other] = [await registered(event), await registered(event)];
    const [ticket] = (await opened(other.link)).tickets;
    await cancel(one.link, { ticketId: ticket?.id, seenCents: 0 }).expect(404);
    const guessed = `${other.link.slice(0, 43)}${one.link.slice(43)}`;
    for (const link of [guessed, one.link.slice(1), `${one.link}A`, 'none'])
      await api.client().get(`/api/public/guest-tickets/${link}`).expect(404);
  });

  it('hears of a canceled date by text, with its money', async () => {
    const event = await offerTickets(office, place);
    const { phone, link } = await registered(event);
    const before = await office.get(`/api/temple-admin/event-dates/${event.occurrenceId}/cancellation?scope=one`).expect(200);
    expect(before.body).toMatchObject({ notified: 1, toCall: [] });
    await office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'Snow', scope: 'one' }).expect(200);
    await runJobs(api);
    const texts = await deliveredTo(api, phone);
    expect(texts.some(({ text }) => /canceled/i.test(text) && text.includes(link))).toBe(true);
    expect(
      (await office.get('/api/temple-admin/event-calls').expect(200)).body.items.map(({ phone: of }: { phone: string }) => of),
    ).not.toContain(phone);
    await runJobs(api);
    expect(await opened(link)).toMatchObject({ refundedCents: 2_500, tickets: [{ status: 'canceled' }] });
  });
});
