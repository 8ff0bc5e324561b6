import type { EventThanks } from '@sannidhi/contracts';
import { instantOf } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { Phone } from '../../../test/doors/phone.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { dateIn } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { DAILY, offerTickets, person, register, type TicketedEvent, ticketType } from '../../../test/tickets.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { TicketKeys } from '../tickets/keys/ticket-keys.service.ts';
import { TicketRow } from '../tickets/ticket.entity.ts';
import { EventThanksSender } from './event-thanks-sender.service.ts';

const FREE = { pricing: 'free', priceCents: 0 } as const;
/** After the time in which a message that failed is tried again. */
const RETRY_SECONDS = 3_600;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.restoreAllMocks());

const offer = (event: object = {}) => offerTickets(office, place, [ticketType(FREE)], { event });
/** A time on the temple's clocks, so many days from today: the event's first date is on the evening of the fifth. */
const momentAt = (day: number, time: string) => new Date(instantOf(dateIn(place, day), time, place.temple.timeZone));
const thanksOf = async ({ eventId }: TicketedEvent): Promise<EventThanks> =>
  (await office.get(`/api/temple-admin/events/${eventId}/thanks`).expect(200)).body;
const change = ({ eventId }: TicketedEvent, body: object) =>
  office.put(`/api/temple-admin/events/${eventId}/thanks`).send(body).expect(200);

async function thankAt(now: Date): Promise<void> {
  await api.get(EventThanksSender).thankDue(now);
  await runJobs(api);
}

const letters = async (email: string) =>
  (await deliveredTo(api, email)).filter(({ subject }) => subject?.startsWith('Thank you for coming'));
const lettersTo = (...emails: string[]) => Promise.all(emails.map(async (email) => (await letters(email)).length));

async function holderOf(
  event: TicketedEvent,
  occurrenceId = event.occurrenceId,
  names = ['Meera'],
  given: Parameters<typeof signInDonor>[1] = {},
) {
  const holder = await signInDonor(api, given);
  const people = names.map((name) => person(event.types[0]!.id, name));
  await register(api, holder.client, place, { ...event, occurrenceId }, people);
  return holder;
}

const ticketOf = async (client: TestAgent): Promise<string> => (await client.get('/api/devotee/tickets').expect(200)).body.items[0].id;

/** Scans the tickets of somebody at the door of a date. */
async function letIn({ occurrenceId }: TicketedEvent, accountId: string): Promise<void> {
  const keeper = await signInDonor(api);
  await office.post(`/api/temple-admin/doors/${occurrenceId}/helpers`).send({ email: keeper.account.email }).expect(200);
  const phone = await Phone.open(keeper.client, occurrenceId, 'Door', 0);
  const write = await api.get(TicketKeys).writer();
  const [ticket] = await api.database.reader.findBy(TicketRow, { occurrenceId, accountId });
  expect(phone.scan(await write({ ticketId: ticket!.id, occurrenceId, version: ticket!.version }), Date.now())).toBe('in');
  await phone.sync();
}

it('reaches each holder once at nine the morning after, and the office sees when and how many', async () => {
  const event = await offer();
  const [heir, walkIn] = [`${newId()}@example.org`, `${newId()}@example.org`];
  const family = await holderOf(event, event.occurrenceId, ['Meera', 'Arjun', 'Lata']);
  const giver = await holderOf(event);
  await giver.client
    .post(`/api/devotee/tickets/${await ticketOf(giver.client)}/pass-on`)
    .send({ name: 'Lata', email: heir })
    .expect(200);
  const left = await holderOf(event);
  const cancel = left.client.post(`/api/devotee/tickets/${await ticketOf(left.client)}/cancel`).set('idempotency-key', newId());
  await cancel.send({}).expect(200);
  const counter = office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/registrations`).set('idempotency-key', newId());
  await counter.send({ people: [person(event.types[0]!.id, 'Ravi')], bookedBy: 'Ravi Iyer', email: walkIn }).expect(201);
  const due = momentAt(6, '09:00');
  expect((await thanksOf(event)).next).toMatchObject({ id: event.occurrenceId, at: due.toISOString() });
  await thankAt(momentAt(6, '08:59'));
  expect(await lettersTo(family.account.email)).toEqual([0]);
  for (const time of ['09:00', '09:05', '21:00']) await thankAt(momentAt(6, time));
  expect(await lettersTo(family.account.email, heir, walkIn, giver.account.email, left.account.email)).toEqual([1, 1, 1, 0, 0]);
  const { items } = (await family.client.get('/api/account/notifications').expect(200)).body;
  expect(items[0].path).toBe(`/temples/${place.temple.slug}/events`);
  const sent = [{ id: event.occurrenceId, people: 3, sentAt: due.toISOString() }];
  expect(await thanksOf(event)).toMatchObject({ isOn: true, next: null, sent });
});

it('is for those who came, where a door let people in', async () => {
  const event = await offer();
  const [came, stayed] = [await holderOf(event, event.occurrenceId, ['Meera', 'Arjun']), await holderOf(event)];
  await letIn(event, came.account.id);
  await thankAt(momentAt(6, '09:00'));
  expect(await lettersTo(came.account.email, stayed.account.email)).toEqual([1, 0]);
  expect((await thanksOf(event)).sent).toMatchObject([{ people: 1 }]);
});

it('is off for a series until the office turns it on, says its words in the reader’s language, and leads to the next date', async () => {
  const event = await offer(DAILY);
  const [first, second] = [await holderOf(event), await holderOf(event, event.dates[1]!)];
  const reader = await holderOf(event, event.occurrenceId, ['Meera'], { language: 'hi' });
  await thankAt(momentAt(6, '09:00'));
  expect(await lettersTo(first.account.email)).toEqual([0]);
  expect(await thanksOf(event)).toMatchObject({ isOn: false, next: null });
  await change(event, { isOn: true, text: 'Photos are on our page.', wording: { hi: { text: 'तस्वीरें हमारे पृष्ठ पर हैं।' } } });
  await thankAt(momentAt(6, '09:00'));
  const { items } = (await first.client.get('/api/account/notifications').expect(200)).body;
  expect(items[0]).toMatchObject({ path: `/temples/${place.temple.slug}/events/${event.dates[1]}` });
  expect(items[0].body).toMatch(/^Photos are on our page\. The next date is/);
  const texts = (await deliveredTo(api, reader.account.email)).map(({ text }) => text);
  expect(texts.filter((text) => /तस्वीरें हमारे पृष्ठ पर हैं। अगली तारीख: /.test(text))).toHaveLength(1);
  await office.post(`/api/temple-admin/event-dates/${event.dates[1]}/cancel`).send({ reason: 'Snow', scope: 'one' }).expect(200);
  await thankAt(momentAt(7, '09:00'));
  expect(await lettersTo(second.account.email)).toEqual([0]);
});

it('isn’t sent when it is off, or three days after the date', async () => {
  const [off, late] = [await offer(), await offer()];
  await change(off, { isOn: false });
  const [one, other] = [await holderOf(off), await holderOf(late)];
  await thankAt(momentAt(8, '21:00'));
  expect(await lettersTo(one.account.email, other.account.email)).toEqual([0, 0]);
});

it('reaches the others where one fails, and that one in the next try', async () => {
  const event = await offer();
  const holders = await Promise.all([0, 1, 2].map(() => holderOf(event)));
  const count = async () => (await lettersTo(...holders.map(({ account }) => account.email))).reduce((sum, one) => sum + one, 0);
  const notifications = api.get(Notifications);
  const notify = notifications.notify.bind(notifications);
  let fails = 1;
  jest.spyOn(notifications, 'notify').mockImplementation(async (tx, kind, occurrence) => {
    const isFirst = 'accountId' in occurrence.concerned && occurrence.concerned.accountId === holders[0]?.account.id;
    if (isFirst && fails-- > 0) throw new Error('Broken');
    await notify(tx, kind, occurrence);
  });
  await thankAt(momentAt(6, '09:00'));
  expect(await count()).toBe(2);
  await runJobs(api, RETRY_SECONDS);
  expect(await count()).toBe(3);
});

it('announces no message for an event without tickets', async () => {
  const facts = { title: 'Open darshan', durationMinutes: 60, time: '17:30', rule: { kind: 'once' }, startsOn: dateIn(place, 5) };
  const { id: eventId } = (await office.post('/api/temple-admin/events').send(facts).expect(201)).body;
  await office.post(`/api/temple-admin/events/${eventId}/publish`).expect(200);
  const { body } = await office.get(`/api/temple-admin/events/${eventId}/thanks`).expect(200);
  expect(body).toMatchObject({ isOn: true, sells: false, next: null });
  expect(await thanksOf(await offer())).toMatchObject({ sells: true, next: expect.any(Object) });
});
