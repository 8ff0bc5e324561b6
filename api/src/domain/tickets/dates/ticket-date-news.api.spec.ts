import type { EventCancellation, PartyToCall } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { In } from 'typeorm';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, register, type TicketedEvent, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { SandboxDisputes } from '../../../platform/payments/sandbox/sandbox-disputes.ts';
import { MessageConsents } from '../../consents/message-consents.service.ts';
import { EventNotices } from '../../events/event-notices.service.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TicketRow } from '../ticket.entity.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketWaitRow } from '../waits/ticket-wait.entity.ts';
import { TicketWaitlist } from '../waits/ticket-waitlist.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

type Party = Awaited<ReturnType<typeof signInDonor>>;

const free = (given: object = {}) => ticketType({ pricing: 'free', priceCents: 0, ...given });
const dateOf = ({ occurrenceId }: TicketedEvent) => `/api/temple-admin/event-dates/${occurrenceId}`;
const moveTo = async (event: TicketedEvent, days: number): Promise<void> => {
  const body = { date: dateIn(place, days), time: '17:30' };
  await office.put(dateOf(event)).send(body).expect(200);
  await runJobs(api);
};
const subjectsTo = async ({ account }: Party): Promise<string[]> =>
  (await deliveredTo(api, account.email)).filter(({ channel }) => channel === 'email').map(({ subject }) => subject ?? '');
const heard = async (party: Party, words: string): Promise<number> =>
  (await subjectsTo(party)).filter((subject) => subject.includes(words)).length;

it('says before a move how many hear of it and how, each once: who has a ticket, who waits and who saved the temple', async () => {
  const event = await offerTickets(office, place, [free()], { sale: { capacity: 1 }, event: { title: 'Evening of sitar' } });
  const told = async () => (await office.get(`${dateOf(event)}/cancellation`).expect(200)).body.told;
  const reach = async () => (await office.get(`${dateOf(event)}/reach`).expect(200)).body.notified;
  const [before, savers] = [await reach(), (await told()).savers];
  const parties = await Promise.all(Array.from({ length: 5 }, () => signInDonor(api)));
  const [holder, waiting, , quiet, muted] = parties as [Party, Party, Party, Party, Party];
  await register(api, holder.client, place, event);
  const wait = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: [person(event.types[0]!.id)] };
  for (const { client } of [waiting, holder]) await client.post('/api/devotee/ticket-waits').send(wait).expect(201);
  expect(await reach()).toBe(before + 2);
  for (const { client } of parties) await client.post('/api/devotee/temples').send({ templeId: place.temple.id }).expect(200);
  const refused = { templeId: place.temple.id, topic: 'events', channel: 'in-app' } as const;
  const { id: address } = quiet.account;
  await api.database.transaction((tx) => api.get(MessageConsents).withdraw(tx, { ...refused, address }, 'settings'));
  await muted.client.put('/api/account/notification-preferences').send({ group: 'event', channel: 'in-app', isOn: false }).expect(200);
  expect(await told()).toEqual({ inApp: 1, byEmail: 0, byText: 0, waiting: 1, savers: savers + 1 });
  expect(await reach()).toBe(before + 3);
  await moveTo(event, 20);
  await api.get(EventNotices).sendDue();
  const shownTo = async ({ client }: Party) =>
    (await client.get('/api/account/notifications').expect(200)).body.items.filter(
      ({ title }: { title: string }) => title === 'Evening of sitar is at a new time',
    ).length;
  expect(await Promise.all(parties.map(shownTo))).toEqual([1, 1, 1, 0, 0]);
});

it('tells everybody of each change, also back to an earlier time and postponed again, and asks for another call', async () => {
  const title = 'Evening of veena';
  const event = await offerTickets(office, place, [free()], { event: { title } });
  const holder = await signInDonor(api);
  for (const _ of [1, 2]) await register(api, holder.client, place, event);
  await office
    .post(`${dateOf(event)}/registrations`)
    .set('idempotency-key', newId())
    .send({ people: [person(event.types[0]!.id, 'Lata')], bookedBy: 'Lata Menon', phone: '+17325550133', method: 'cash' })
    .expect(201);
  const call = async (): Promise<PartyToCall> => {
    const { body } = await office.get('/api/temple-admin/event-calls?limit=100').expect(200);
    return body.items.find(({ date }: PartyToCall) => date.id === event.occurrenceId);
  };
  const tick = async () => {
    const { id, version } = await call();
    await office.put(`/api/temple-admin/event-calls/${id}`).send({ called: true, version }).expect(200);
  };
  for (const days of [20, 21, 20]) {
    await moveTo(event, days);
    expect((await call()).called).toBeNull();
    await tick();
    const corrected = { date: dateIn(place, days), time: '17:30', placeName: `Hall ${days}` };
    await office.put(dateOf(event)).send(corrected).expect(200);
    expect((await call()).called).not.toBeNull();
  }
  // Their two registrations are one piece of news.
  expect(await heard(holder, `${title} is at a new time`)).toBe(3);
  for (const time of [1, 2]) {
    await office
      .post(`${dateOf(event)}/postpone`)
      .send({ reason: 'The hall is flooded' })
      .expect(200);
    await runJobs(api);
    expect(await heard(holder, `${title} is postponed`)).toBe(time);
    expect((await call()).called).toBeNull();
    await tick();
    await moveTo(event, 20);
  }
});

it('tells who waits, was offered places or asks for approval of each change of their date, once', async () => {
  const title = 'Class of mridangam';
  const types = [free(), free({ name: 'Beginner', needsApproval: true })];
  const event = await offerTickets(office, place, types, { event: { title }, sale: { capacity: 2 } });
  const parties = await Promise.all(Array.from({ length: 4 }, () => signInDonor(api)));
  const [holder, waiting, offered, asking] = parties as [Party, Party, Party, Party];
  for (const { client } of parties) await client.post('/api/devotee/temples').send({ templeId: place.temple.id }).expect(200);
  await register(
    api,
    holder.client,
    place,
    event,
    [1, 2].map(() => person(types[0]!.id)),
  );
  const wait = (client: TestAgent, typeId: string, count = 1) => {
    const people = Array.from({ length: count }, () => person(typeId));
    return client.post('/api/devotee/ticket-waits').send({ templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people });
  };
  for (const { client } of [waiting, offered]) await wait(client, types[0]!.id).expect(201);
  // A holder who would bring a friend hears of it as a holder.
  await wait(holder.client, types[0]!.id).expect(201);
  await wait(asking.client, types[1]!.id).expect(201);
  const key = { occurrenceId: event.occurrenceId, accountId: offered.account.id };
  const until = new Date(Date.now() + 86_400_000);
  const stocks = { occurrenceId: event.occurrenceId, whatId: In([event.occurrenceId, types[0]!.id]) };
  await api.database.transaction(async (tx) => {
    await tx.update(TicketStockRow, stocks, { capacity: 3, offered: 1 });
    await tx.update(TicketWaitRow, key, { status: 'offered', offeredUntil: until });
  });
  const news = async () => {
    await runJobs(api);
    await api.get(EventNotices).sendDue();
    await runJobs(api);
  };
  await moveTo(event, 20);
  await news();
  await office
    .post(`${dateOf(event)}/postpone`)
    .send({ reason: 'The teacher is ill' })
    .expect(200);
  await news();
  await moveTo(event, 22);
  await news();
  for (const party of parties) {
    const changes = (await subjectsTo(party)).filter(
      (subject) => subject.startsWith(title) && / is (at a new time|postponed)/.test(subject),
    );
    expect(changes.sort()).toEqual([`${title} is at a new time`, `${title} is at a new time`, `${title} is postponed`]);
  }
  expect((await deliveredTo(api, asking.account.email)).some(({ text }) => text.includes('still waits for approval'))).toBe(true);
});

it('puts a party that was offered places first in line again while their date is postponed', async () => {
  const title = 'Class of ghatam';
  const event = await offerTickets(office, place, [free()], { event: { title }, sale: { capacity: 1 } });
  const [holder, offered] = [await signInDonor(api), await signInDonor(api)];
  await register(api, holder.client, place, event);
  const people = [person(event.types[0]!.id)];
  const wait = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people };
  await offered.client.post('/api/devotee/ticket-waits').send(wait).expect(201);
  const [own] = (await holder.client.get('/api/devotee/tickets').expect(200)).body.items;
  await holder.client.post(`/api/devotee/tickets/${own.id}/cancel`).set('idempotency-key', newId()).send().expect(200);
  const waits = () => api.database.reader.findBy(TicketWaitRow, { occurrenceId: event.occurrenceId });
  expect(await waits()).toMatchObject([{ status: 'offered' }]);
  await office
    .post(`${dateOf(event)}/postpone`)
    .send({ reason: 'The teacher is ill' })
    .expect(200);
  await runJobs(api);
  expect(await waits()).toMatchObject([{ status: 'waiting', turn: 0, offeredUntil: null, openKey: expect.any(String) }]);
  const mail = (await deliveredTo(api, offered.account.email)).find(({ subject }) => subject === `${title} is postponed`);
  expect(mail?.text).toContain('You keep your place on the waitlist.');
  const whatId = event.occurrenceId;
  expect(await api.database.reader.findOneBy(TicketStockRow, { occurrenceId: whatId, whatId })).toMatchObject({ offered: 0 });
  await moveTo(event, 20);
  await api.get(TicketWaitlist).work();
  expect(await waits()).toMatchObject([{ status: 'offered' }]);
  // An offer holds until the date begins at most, also where that is sooner now.
  const offeredUntil = new Date(Date.now() + 15 * 86_400_000);
  await api.database.statement((tx) => tx.update(TicketWaitRow, { occurrenceId: whatId }, { offeredUntil }));
  await moveTo(event, 3);
  const { startsAt } = await api.database.reader.findOneByOrFail(EventOccurrenceRow, { id: whatId });
  expect(await waits()).toMatchObject([{ status: 'offered', offeredUntil: startsAt }]);
});

it('ends the tickets of a payment under dispute with their date, tells their holder, and leaves the money on the office’s list', async () => {
  const title = 'Night of lamps';
  const event = await offerTickets(office, place, [ticketType()], { event: { title } });
  const [disputing, other] = [await signInDonor(api), await signInDonor(api)];
  const orderId = await register(api, disputing.client, place, event);
  await register(api, other.client, place, event);
  const disputeId = await api.get(SandboxDisputes).open(orderId);
  await runJobs(api);
  await office
    .post(`${dateOf(event)}/cancel`)
    .send({ reason: 'Snow', scope: 'one' })
    .expect(200);
  await runJobs(api);
  for (const party of [disputing, other]) expect(await heard(party, `canceled your ticket for ${title}`)).toBe(1);
  const mails = async ({ account }: Party) => (await deliveredTo(api, account.email)).map(({ text }) => text).join();
  expect([(await mails(disputing)).includes('You get $25.00 back'), (await mails(other)).includes('You get $25.00 back')]).toEqual([
    false,
    true,
  ]);
  expect(await api.database.reader.countBy(TicketRow, { occurrenceId: event.occurrenceId, status: 'valid' })).toBe(0);
  const left = async (): Promise<EventCancellation> => (await office.get(`${dateOf(event)}/cancellation`).expect(200)).body;
  expect(await left()).toMatchObject({ status: 'canceled', orders: 1, refundCents: 2_500, canceled: 2, people: 0 });
  await api.get(SandboxDisputes).close(orderId, disputeId, true);
  await runJobs(api);
  const refund = { amountCents: 2_500, reason: 'The date was canceled' };
  await office.post(`/api/temple-admin/donations/${orderId}/refunds`).set('idempotency-key', newId()).send(refund).expect(201);
  await runJobs(api);
  expect(await left()).toMatchObject({ orders: 0, refundCents: 0, canceled: 2 });
});
