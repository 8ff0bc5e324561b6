import type { EventDetail } from '@sannidhi/contracts';
import { daysAfter, instantOf } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { DAILY, offerTickets, person, register, type TicketedEvent, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { TicketRow } from '../ticket.entity.ts';
import { TicketNotices } from './ticket-notices.service.ts';
import { TicketReminders } from './ticket-reminders.service.ts';

const FREE = { pricing: 'free', priceCents: 0 } as const;
/** After the time in which a message that failed is tried again. */
const RETRY_SECONDS = 3_600;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.restoreAllMocks());

const offer = (event: object = {}) => offerTickets(office, place, [ticketType(FREE)], { event });
const remindersTo = async (email: string) =>
  (await deliveredTo(api, email)).filter(({ subject }) => subject === 'Kartika Deepotsavam is coming up').length;
/** A time on the temple's clocks, so many days from today: the event's first date is on the fifth. */
const momentAt = (day: number, time: string) => new Date(instantOf(dateIn(place, day), time, place.temple.timeZone));

async function remindAt(now: Date): Promise<void> {
  await api.get(TicketReminders).remindDue(now);
  await runJobs(api);
}

async function holderOf(event: TicketedEvent, ...indexes: number[]) {
  const holder = await signInDonor(api);
  for (const index of indexes) await register(api, holder.client, place, { ...event, occurrenceId: event.dates[index]! });
  return holder;
}

it('is sent once for each date, from eight in the morning before, however many orders somebody has', async () => {
  const event = await offer(DAILY);
  const { account, client } = await holderOf(event, 0, 0, 1);
  await remindAt(momentAt(4, '07:59'));
  expect(await remindersTo(account.email)).toBe(0);
  await remindAt(momentAt(4, '08:00'));
  await remindAt(momentAt(4, '21:00'));
  await remindAt(momentAt(5, '07:59'));
  expect(await remindersTo(account.email)).toBe(1);
  await remindAt(momentAt(5, '08:00'));
  expect(await remindersTo(account.email)).toBe(2);
  const { items } = (await client.get('/api/account/notifications').expect(200)).body;
  expect(items.filter(({ title }: { title: string }) => title === 'Kartika Deepotsavam is coming up')).toHaveLength(2);
});

it('reaches people without an account by email, and nobody whose ticket is canceled', async () => {
  const event = await offer();
  const [guest, email] = [`${newId()}@example.org`, `${newId()}@example.org`];
  const giver = await holderOf(event, 0);
  const [{ id }] = (await giver.client.get('/api/devotee/tickets').expect(200)).body.items;
  await giver.client.post(`/api/devotee/tickets/${id}/pass-on`).send({ name: 'Lata', email: guest }).expect(200);
  const body = { people: [person(event.types[0]!.id, 'Ravi')], bookedBy: 'Ravi Iyer', email };
  const counter = office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/registrations`).set('idempotency-key', newId());
  await counter.send(body).expect(201);
  const left = await holderOf(event, 0);
  const [{ id: canceled }] = (await left.client.get('/api/devotee/tickets').expect(200)).body.items;
  await left.client.post(`/api/devotee/tickets/${canceled}/cancel`).set('idempotency-key', newId()).send({}).expect(200);
  await remindAt(momentAt(4, '09:00'));
  const reminders = await Promise.all([guest, email, giver.account.email, left.account.email].map(remindersTo));
  expect(reminders).toEqual([1, 1, 0, 0]);
});

it('is for the day a date is on now: again once it is on another day, and not while it is postponed', async () => {
  const event = await offer();
  const { account } = await holderOf(event, 0);
  await remindAt(momentAt(4, '09:00'));
  const { dates }: EventDetail = (await office.get(`/api/temple-admin/events/${event.eventId}`).expect(200)).body;
  const { id, date, durationMinutes } = dates[0]!;
  const moveTo = (to: object) =>
    office
      .put(`/api/temple-admin/event-dates/${id}`)
      .send({ durationMinutes, ...to })
      .expect(200);
  await moveTo({ date, time: '20:00' });
  await remindAt(momentAt(4, '10:00'));
  expect(await remindersTo(account.email)).toBe(1);
  await moveTo({ date: daysAfter(date, 2), time: '20:00' });
  await remindAt(momentAt(6, '09:00'));
  expect(await remindersTo(account.email)).toBe(2);
  const other = await offer();
  const late = await holderOf(other, 0);
  await office.post(`/api/temple-admin/event-dates/${other.occurrenceId}/postpone`).send({ reason: 'Snow' }).expect(200);
  await remindAt(momentAt(4, '09:00'));
  expect(await remindersTo(late.account.email)).toBe(0);
});

it('leaves out registrations after that morning', async () => {
  const event = await offer();
  const [early, late] = [await holderOf(event, 0), await holderOf(event, 0)];
  const whose = { occurrenceId: event.occurrenceId, accountId: late.account.id };
  await api.database.statement((tx) => tx.update(TicketRow, whose, { createdAt: momentAt(4, '08:01') }));
  await remindAt(momentAt(4, '09:00'));
  expect([await remindersTo(early.account.email), await remindersTo(late.account.email)]).toEqual([1, 0]);
});

it('reaches the others where one fails, and that one in the next try', async () => {
  const event = await offer();
  const holders = await Promise.all([0, 0, 0].map((index) => holderOf(event, index)));
  const count = async () =>
    (await Promise.all(holders.map(({ account }) => remindersTo(account.email)))).reduce((sum, one) => sum + one, 0);
  jest.spyOn(api.get(TicketNotices), 'reminder').mockRejectedValueOnce(new Error('Broken'));
  await remindAt(momentAt(4, '09:00'));
  expect(await count()).toBe(2);
  await runJobs(api, RETRY_SECONDS);
  expect(await count()).toBe(3);
});
