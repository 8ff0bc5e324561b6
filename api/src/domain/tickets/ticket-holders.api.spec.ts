import type { EventDetail, Language, OwnTicket } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, register, type TicketedEvent, ticketType } from '../../../test/tickets.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { MailAddresses } from '../consents/mail-addresses.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const address = () => `${newId()}@example.org`;
const subjectsTo = async (email: string) => (await deliveredTo(api, email)).map(({ subject }) => subject);
const datesAt = (event: TicketedEvent, act: string) => office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/${act}`);

/** A devotee with a ticket for everyone who gets one by email. */
async function giveTo(emails: readonly string[], type = ticketType({ pricing: 'free', priceCents: 0 })) {
  const event = await offerTickets(office, place, [type]);
  const giver = await signInDonor(api, { fullName: 'Meera Raghunathan' });
  const people = emails.map((_, index) => person(type.id, `Guest ${index + 1}`));
  const orderId = await register(api, giver.client, place, event, people);
  const [lead] = (await giver.client.get('/api/devotee/tickets').expect(200)).body.items;
  const first: OwnTicket = (await giver.client.get(`/api/devotee/tickets/${lead.id}`).expect(200)).body;
  const ids = [first.id, ...first.party.map(({ id }) => id)];
  for (const [index, email] of emails.entries())
    await giver.client
      .post(`/api/devotee/tickets/${ids[index]}/pass-on`)
      .send({ name: `Guest ${index + 1}`, email })
      .expect(200);
  return { event, giver, orderId };
}

const cancel = (client: TestAgent, id: string, more: object = {}) =>
  client
    .post(`/api/devotee/tickets/${id}/cancel`)
    .set('idempotency-key', newId())
    .send({ dates: 'one', ...more });

describe('who was given a ticket', () => {
  it('gives it back when its date moves: its price goes to who paid, which they never see', async () => {
    const email = address();
    const { event, giver, orderId } = await giveTo([email], ticketType());
    const { client } = await signInDonor(api, { email });
    const { id } = (await client.get('/api/devotee/tickets').expect(200)).body.items[0];
    expect((await client.get(`/api/devotee/tickets/${id}`).expect(200)).body).toMatchObject({ orderId: null, amountCents: null });
    await datesAt(event, 'postpone').send({ reason: 'Snow' }).expect(200);
    await runJobs(api, 5);
    const [mail] = await deliveredTo(api, email);
    expect(mail?.text).toContain('you can give them back: their price goes to who paid');
    expect((await client.get(`/api/devotee/tickets/${id}`).expect(200)).body).toMatchObject({ cancelCents: 0 });
    const given = await cancel(client, id, { seenCents: 0, giveToFundId: place.general.id }).expect(422);
    expect(given.body.code).toBe('ticket-refund-of-payer');
    expect((await client.get(`/api/devotee/tickets/${id}`).expect(200)).body.status).toBe('valid');
    expect((await cancel(client, id, { seenCents: 0 }).expect(200)).body).toMatchObject({ status: 'canceled', amountCents: null });
    await runJobs(api, 60);
    expect((await giver.client.get(`/api/devotee/donations/${orderId}`).expect(200)).body).toMatchObject({ refundedCents: 2_500 });
    expect((await subjectsTo(giver.account.email))[0]).toContain('refund');
  });

  it('gives a free place back', async () => {
    const email = address();
    await giveTo([email]);
    const { client } = await signInDonor(api, { email });
    const { id } = (await client.get('/api/devotee/tickets').expect(200)).body.items[0];
    expect((await cancel(client, id).expect(200)).body).toMatchObject({ status: 'canceled' });
  });
});

it('leaves a ticket that came in at the door with its holder', async () => {
  const event = await offerTickets(office, place);
  const { client } = await signInDonor(api);
  await register(api, client, place, event);
  const [{ id: ticketId }] = (await client.get('/api/devotee/tickets').expect(200)).body.items;
  const scan = { id: newId(), ticketId, version: 1, act: 'in', way: 'name', of: null, decision: null, atMs: Date.now() };
  await office
    .post(`/api/temple-admin/doors/${event.occurrenceId}/scans`)
    .send({ device: 'Desk', after: 0, scans: [scan] })
    .expect(200);
  expect((await cancel(client, ticketId).expect(409)).body.code).toBe('ticket-used');
  const passOn = client.post(`/api/devotee/tickets/${ticketId}/pass-on`).send({ name: 'Lata', email: address() });
  expect((await passOn.expect(409)).body.code).toBe('ticket-used');
  const { body } = await client.get(`/api/devotee/tickets/${ticketId}`).expect(200);
  expect(body).toMatchObject({ status: 'valid', cancelCents: null, canPassOn: false, canMove: false });
});

describe('who has a ticket and no account', () => {
  it('gets an email whose link opens the ticket once the address has an account', async () => {
    const email = address();
    await giveTo([email]);
    const [mail] = await deliveredTo(api, email);
    expect(mail).toMatchObject({ subject: 'Meera Raghunathan gave you a ticket for Kartika Deepotsavam' });
    expect(mail?.text).toContain('create an account with this address');
    expect(mail?.text).not.toContain('Choose what you are notified of');
    const path = new URL(mail?.links[0] ?? '').pathname;
    const { client } = await signInDonor(api, { email });
    const { body } = await client.get(`/api${path}`).expect(200);
    expect(body).toMatchObject({ name: 'Guest 1', status: 'valid' });
  });

  it('reads it in the language of an account that isn’t verified yet, and nothing where mail came back', async () => {
    const [email, broken] = [address(), address()];
    await signInDonor(api, { email, emailVerifiedAt: null, language: 'hi' satisfies Language });
    await api.database.transaction((tx) => api.get(MailAddresses).report(tx, { channel: 'email', address: broken }, 'hard'));
    await giveTo([email, broken]);
    expect(await subjectsTo(email)).toEqual(['Meera Raghunathan ने आपको Kartika Deepotsavam का टिकट दिया']);
    expect(await subjectsTo(broken)).toEqual([]);
  });

  it('gets an email when the date moves or is canceled, one per holder in an order', async () => {
    const emails = [address(), address()];
    const { event } = await giveTo(emails);
    const { dates }: EventDetail = (await office.get(`/api/temple-admin/events/${event.eventId}`).expect(200)).body;
    const { id, date, time, durationMinutes } = dates[0]!;
    await office
      .put(`/api/temple-admin/event-dates/${id}`)
      .send({ date, time: time === '19:00' ? '19:30' : '19:00', durationMinutes })
      .expect(200);
    await runJobs(api, 5);
    for (const email of emails) expect((await subjectsTo(email))[0]).toBe('Kartika Deepotsavam is at a new time');
    const preview = await office.get(`/api/temple-admin/event-dates/${id}/cancellation`).expect(200);
    expect(preview.body).toMatchObject({ people: 2, notified: 2, toCall: [] });
    await datesAt(event, 'cancel').send({ reason: 'Snow' }).expect(200);
    await runJobs(api, 5);
    for (const email of emails) {
      const canceled = (await subjectsTo(email)).filter((subject) => subject?.includes('canceled your ticket for Kartika'));
      expect(canceled).toHaveLength(1);
    }
  });

  it('gets no more than a few emails an hour, however many tickets somebody gives them', async () => {
    const email = address();
    await giveTo(Array(7).fill(email));
    expect(await subjectsTo(email)).toHaveLength(5);
  });

  it('is told when the order that paid for it is refunded', async () => {
    const email = address();
    const { orderId } = await giveTo([email], ticketType());
    await office
      .post(`/api/temple-admin/donations/${orderId}/refunds`)
      .set('idempotency-key', newId())
      .send({ amountCents: 2500, reason: 'Paid twice' })
      .expect(201);
    await runJobs(api, 60);
    expect((await subjectsTo(email))[0]).toContain('canceled your ticket for Kartika Deepotsavam');
  });

  it('is to be called by the office where nothing but a phone is known, or mail came back', async () => {
    const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })]);
    const registered = (more: object) =>
      office
        .post(`/api/temple-admin/event-dates/${event.occurrenceId}/registrations`)
        .set('idempotency-key', newId())
        .send({ people: [person(event.types[0]!.id, 'Lata')], bookedBy: 'Lata Menon', method: 'cash', ...more })
        .expect(201);
    const [email, broken] = [address(), address()];
    await api.database.transaction((tx) => api.get(MailAddresses).report(tx, { channel: 'email', address: broken }, 'hard'));
    await registered({ phone: '+17325550177' });
    await registered({ email });
    await registered({ email: broken, phone: '+17325550178' });
    const { body } = await office.get(`/api/temple-admin/event-dates/${event.occurrenceId}/cancellation`).expect(200);
    expect(body.notified).toBe(1);
    expect(body.toCall.map(({ phone }: { phone: string }) => phone).sort()).toEqual(['+17325550177', '+17325550178']);
    await datesAt(event, 'cancel').send({ reason: 'Snow' }).expect(200);
    await runJobs(api, 5);
    expect((await subjectsTo(email))[0]).toContain('canceled your ticket');
    const [canceled] = await deliveredTo(api, email);
    const { client } = await signInDonor(api, { email });
    const { body: ticket } = await client.get(`/api${new URL(canceled!.links[0]!).pathname}`).expect(200);
    expect(ticket.status).toBe('canceled');
  });
});

it('tells a holder by email that their ticket has a new code, each time it gets one', async () => {
  const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })]);
  const { client, account } = await signInDonor(api);
  await register(api, client, place, event);
  const [{ id }] = (await client.get('/api/devotee/tickets').expect(200)).body.items;
  for (const _ of [2, 3]) await client.post(`/api/devotee/tickets/${id}/replace`).expect(200);
  const told = (await subjectsTo(account.email)).filter((subject) => subject === 'Your ticket for Kartika Deepotsavam has a new code');
  expect(told).toHaveLength(2);
});
