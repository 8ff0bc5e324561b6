import type { GuestWait } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runEveryJob, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { guestsOf } from '../../../test/guest-tickets.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, type TicketedEvent, ticketType } from '../../../test/tickets.ts';
import { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { TicketStockRow } from '../../domain/tickets/ticket-stock.entity.ts';
import { TicketWaitRow } from '../../domain/tickets/waits/ticket-wait.entity.ts';
import { TicketWaitlist } from '../../domain/tickets/waits/ticket-waitlist.service.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const { newGuest, send, linkOf, opened, cancel, registered } = guestsOf(() => ({ api, place }));
type Guest = Awaited<ReturnType<typeof newGuest>>;

const ask = ({ client }: Pick<Guest, 'client'>, { occurrenceId, types }: TicketedEvent, more: object = {}) =>
  client.post('/api/guest/ticket-waits').send({
    ...{ templeSlug: place.temple.slug, occurrenceId, people: [person(types[0]!.id)], legalName: 'Lata Menon', ...more },
  });
const join = async (guest: Guest, event: TicketedEvent, more: object = {}): Promise<GuestWait> =>
  (await ask(guest, event, more).expect(201)).body;
const waitOf = async ({ link }: Pick<GuestWait, 'link'>): Promise<GuestWait> =>
  (await api.client().get(`/api/public/guest-waits/${link}`).expect(200)).body;
const stockOf = async ({ occurrenceId }: TicketedEvent) => {
  const { held, sold, offered } = await api.database.reader.findOneByOrFail(TicketStockRow, { occurrenceId, whatId: occurrenceId });
  return { held, sold, offered };
};
const textsTo = async ({ phone }: Guest): Promise<string[]> => (await deliveredTo(api, phone)).map(({ text }) => text);
/** A full date, and what frees its place. */
async function fullDate() {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
  const holder = await registered(event);
  const [ticket] = (await opened(holder.link)).tickets;
  return { event, free: () => cancel(holder.link, { ticketId: ticket!.id, seenCents: 2_500 }).expect(200) };
}

it('waits in the same line as members, is texted and mailed an offer with a link, and pays for it at the guest checkout', async () => {
  const { event, free } = await fullDate();
  const [guest, other] = [await newGuest(), await newGuest()];
  const wait = await join(guest, event, { email: 'waits@example.org' });
  expect(wait).toMatchObject({ status: 'waiting', position: 1, bookedBy: 'Lata Menon', offeredUntil: null });
  expect((await ask(guest, event).expect(409)).body.code).toBe('ticket-wait-open');
  const devotee = await signInDonor(api);
  const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: [person(event.types[0]!.id)] };
  expect((await devotee.client.post('/api/devotee/ticket-waits').send(body).expect(201)).body.position).toBe(2);
  const { body: list } = await office.get(`/api/temple-admin/ticket-waits?occurrenceId=${event.occurrenceId}`).expect(200);
  expect(list.items).toMatchObject([
    { bookedBy: 'Lata Menon', phone: guest.phone, position: 1 },
    { phone: null, position: 2 },
  ]);
  await free();
  await runJobs(api);
  expect(await waitOf(wait)).toMatchObject({
    status: 'offered',
    people: [{ name: 'Meera Raghunathan' }],
    offeredUntil: expect.any(String),
  });
  const path = `/temples/${place.temple.slug}/waits/${wait.link}`;
  expect(await textsTo(guest)).toEqual([expect.stringMatching(new RegExp(`A place is free for Kartika Deepotsavam\\. .*${path}`))]);
  expect((await deliveredTo(api, 'waits@example.org')).map(({ text }) => text)).toEqual([expect.stringContaining(path)]);
  // Anyone with the link can see the offer, but only the phone number that joined can take the place.
  expect((await send(other.client, event, { waitLink: wait.link }).expect(409)).body.code).toBe('ticket-wait-other-phone');
  expect((await send(guest.client, event).expect(409)).body.code).toBe('tickets-sold-out');
  await send(guest.client, event, { waitLink: wait.link }).expect(201);
  // Who goes back and starts over has the place still.
  const { body: started } = await send(guest.client, event, { waitLink: wait.link }).expect(201);
  expect(await stockOf(event)).toEqual({ held: 1, sold: 0, offered: 0 });
  await payGift(api, started);
  await runJobs(api);
  expect((await opened(await linkOf(started))).status).toBe('registered');
  expect(await waitOf(wait)).toMatchObject({ status: 'claimed' });
  expect(await stockOf(event)).toEqual({ held: 0, sold: 1, offered: 0 });
  expect((await send(guest.client, event, { waitLink: wait.link }).expect(409)).body.code).toBe('ticket-offer-taken');
});

it('offers the place to the next in line when a guest’s offer lapses or the guest leaves', async () => {
  const { event, free } = await fullDate();
  const [first, second] = [await newGuest(), await newGuest()];
  const [wait, next] = [await join(first, event), await join(second, event)];
  await free();
  expect(await waitOf(next)).toMatchObject({ status: 'waiting', position: 1 });
  const past = { offeredUntil: new Date(Date.now() - 1_000) };
  await api.database.transaction((tx) => tx.update(TicketWaitRow, { id: wait.id }, past));
  expect((await send(first.client, event, { waitLink: wait.link }).expect(409)).body.code).toBe('ticket-offer-over');
  await api.get(TicketWaitlist).work();
  expect([(await waitOf(wait)).status, (await waitOf(next)).status]).toEqual(['lapsed', 'offered']);
  expect((await textsTo(second)).join()).toContain('A place is free');
  await api.client().delete(`/api/public/guest-waits/${next.link}`).expect(204);
  expect((await api.client().delete(`/api/public/guest-waits/${next.link}`).expect(409)).body.code).toBe('ticket-offer-over');
  expect(await stockOf(event)).toEqual({ held: 0, sold: 0, offered: 0 });
  expect((await api.client().get('/api/public/guest-waits/nonsense').expect(404)).body.code).toBe('not-found');
  const [ticketLink] = [(await registered(event)).link];
  await api.client().get(`/api/public/guest-waits/${ticketLink}`).expect(404);
});

it('asks the temple for approval and gets the answer by text: a place, or the reason it was declined', async () => {
  const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0, needsApproval: true })]);
  const [welcome, declined] = [await newGuest(), await newGuest()];
  const [wait, refused] = [await join(welcome, event), await join(declined, event)];
  expect(wait.status).toBe('requested');
  await office.post(`/api/temple-admin/ticket-waits/${wait.id}/approve`).expect(204);
  await office.post(`/api/temple-admin/ticket-waits/${refused.id}/decline`).send({ reason: 'This class is for children' }).expect(204);
  await runJobs(api);
  expect((await textsTo(welcome)).join()).toContain(wait.link);
  expect((await textsTo(declined)).join()).toMatch(/can’t register you.*This class is for children.*\/waits\//);
  expect((await send(declined.client, event, { waitLink: refused.link }).expect(409)).body.code).toBe('tickets-approval-needed');
  // Only the person whom the temple agreed to.
  const somebody = { people: [person(event.types[0]!.id, 'Somebody else')], waitLink: wait.link };
  expect((await send(welcome.client, event, somebody).expect(409)).body.code).toBe('tickets-approval-needed');
  const { body: started } = await send(welcome.client, event, { waitLink: wait.link }).expect(201);
  expect((await opened(await linkOf(started))).status).toBe('registered');
});

it('hears of changes to the date, and goes to the front of the line if a payment came too late', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
  const guest = await newGuest();
  const { body: late } = await send(guest.client, event).expect(201);
  await api.database.transaction((tx) => tx.update(OrderLine, { orderId: late.orderId }, { heldUntil: new Date(0) }));
  await registered(event);
  const waits = await newGuest();
  const wait = await join(waits, event);
  await payGift(api, late);
  await runJobs(api);
  expect((await waitOf(wait)).position).toBe(2);
  expect((await textsTo(guest)).join()).toContain('You’re first on the waitlist');
  const date = `/api/temple-admin/event-dates/${event.occurrenceId}`;
  expect((await office.get(`${date}/cancellation`).expect(200)).body).toMatchObject({ waiting: 2, told: { waiting: 2, byText: 1 } });
  await office.post(`${date}/cancel`).send({ reason: 'A storm', scope: 'one' }).expect(200);
  for (const _round of [1, 2]) await runEveryJob(api);
  expect((await textsTo(waits)).at(-1)).toMatch(/is canceled.*A storm.*no longer on its waitlist/);
  expect((await waitOf(wait)).status).toBe('ended');
});

it('asks guests the same questions as members, and requires a verified phone', async () => {
  const event = await offerTickets(office, place, [ticketType()], { sale: { capacity: 1 } });
  const guest = await newGuest();
  expect((await ask(guest, event).expect(409)).body.code).toBe('ticket-wait-not-needed');
  await registered(event);
  expect((await ask(guest, event, { people: [person(event.types[0]!.id, '')] }).expect(400)).body.fields).toEqual({ name: 'Enter a name' });
  expect(
    (await ask(guest, event, { people: [person(event.types[0]!.id, 'Lata', { familyMemberId: newId() })] }).expect(400)).body.code,
  ).toBe('invalid-fields');
  await ask({ client: api.client() }, event).expect(401);
});
