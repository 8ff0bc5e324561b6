import type { EventDetail } from '@sannidhi/contracts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks, runJobs } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { offerTickets, person, register, type TicketedEvent, ticketType } from '../../../test/tickets.ts';
import { TicketNotices } from './notices/ticket-notices.service.ts';
import { TicketWaitRow } from './waits/ticket-wait.entity.ts';
import { TicketWaitlist } from './waits/ticket-waitlist.service.ts';

const DAY_MS = 86_400_000;
/** After the time in which a message that failed is tried again. */
const RETRY_SECONDS = 3_600;
const BROKEN = new Error('Broken');
let api: TestApi;
let place: GivingTemple;
let office: Awaited<ReturnType<typeof signInStaff>>['client'];
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' });
  listenForWebhooks(api);
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

type Party = Awaited<ReturnType<typeof signInDonor>>;

/** A full date with two parties that are registered and two that wait. */
async function fullDate() {
  const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0 })], { sale: { capacity: 2 } });
  const parties = await Promise.all(Array.from({ length: 4 }, () => signInDonor(api)));
  for (const { client } of parties.slice(0, 2)) await register(api, client, place, event);
  for (const { client } of parties.slice(2)) await wait(client, event);
  return { event, parties };
}

const wait = (client: Party['client'], { occurrenceId, types }: TicketedEvent) =>
  client
    .post('/api/devotee/ticket-waits')
    .send({ templeSlug: place.temple.slug, occurrenceId, people: [person(types[0]!.id)] })
    .expect(201);
const waitsOf = ({ occurrenceId }: TicketedEvent) =>
  api.database.reader.find(TicketWaitRow, { where: { occurrenceId }, order: { id: 'ASC' } });
const addPlaces = ({ occurrenceId }: TicketedEvent, more: number) =>
  api.database.transaction((tx) =>
    tx.query('UPDATE ticket_stocks SET capacity = capacity + ? WHERE occurrenceId = ?', [more, occurrenceId]),
  );
/** How many of these parties were sent these words, and how often all of them together. */
async function notified(parties: readonly Party[], words: string): Promise<[number, number]> {
  const mails = await Promise.all(parties.map(({ account }) => deliveredTo(api, account.email)));
  const counts = mails.map((each) => each.filter(({ text }) => text.includes(words)).length);
  return [counts.filter((count) => count > 0).length, counts.reduce((sum, count) => sum + count, 0)];
}

it('notifies and pays back the other parties of a canceled date where one fails, and that one in the next try', async () => {
  const { event, parties } = await fullDate();
  const reason = 'The river is high';
  jest.spyOn(api.get(TicketNotices), 'canceled').mockRejectedValueOnce(BROKEN);
  jest.spyOn(api.get(TicketNotices), 'waitEnded').mockRejectedValueOnce(BROKEN);
  await office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason, scope: 'one' }).expect(200);
  await runJobs(api);
  expect(await notified(parties, reason)).toEqual([2, 2]);
  await runJobs(api, RETRY_SECONDS);
  expect(await notified(parties, reason)).toEqual([4, 4]);
});

it('sends the news of a moved date once to each party where one fails, and none that is no longer true', async () => {
  const { event, parties } = await fullDate();
  const holders = parties.slice(0, 2);
  const { dates }: EventDetail = (await office.get(`/api/temple-admin/events/${event.eventId}`).expect(200)).body;
  const { id, date } = dates[0]!;
  const moveTo = (time: string) => office.put(`/api/temple-admin/event-dates/${id}`).send({ date, time }).expect(200);
  const failOnce = () => jest.spyOn(api.get(TicketNotices), 'changed').mockRejectedValueOnce(BROKEN);
  failOnce();
  await moveTo('19:00');
  await runJobs(api);
  expect(await notified(holders, 'is at a new time')).toEqual([1, 1]);
  await runJobs(api, RETRY_SECONDS);
  await runJobs(api, RETRY_SECONDS);
  expect(await notified(holders, 'is at a new time')).toEqual([2, 2]);
  failOnce();
  await moveTo('20:00');
  await runJobs(api);
  await office.post(`/api/temple-admin/event-dates/${id}/postpone`).send({ reason: 'The river is high' }).expect(200);
  await runJobs(api, RETRY_SECONDS);
  await runJobs(api, RETRY_SECONDS);
  expect(await notified(holders, 'is at a new time')).toEqual([2, 3]);
  expect(await notified(holders, 'is postponed')).toEqual([2, 2]);
});

it('ends the other offers that nobody took where one can’t be ended', async () => {
  const { event } = await fullDate();
  const waitlist = api.get(TicketWaitlist);
  await addPlaces(event, 2);
  await waitlist.work();
  const offered = { occurrenceId: event.occurrenceId, status: 'offered' as const };
  const past = new Date(Date.now() - DAY_MS);
  await api.database.statement((tx) => tx.update(TicketWaitRow, offered, { offeredUntil: past }));
  jest.spyOn(api.database, 'transaction').mockRejectedValueOnce(BROKEN);
  await waitlist.work();
  expect((await waitsOf(event)).filter(({ status }) => status === 'lapsed')).toHaveLength(1);
  await waitlist.work();
  expect((await waitsOf(event)).filter(({ status }) => status === 'lapsed')).toHaveLength(2);
});

it('offers free places at the other dates where one’s can’t be offered', async () => {
  const events = [(await fullDate()).event, (await fullDate()).event];
  for (const event of events) await addPlaces(event, 1);
  const offered = async () => (await Promise.all(events.map(waitsOf))).flat().filter(({ status }) => status === 'offered');
  jest.spyOn(api.get(TicketNotices), 'placesOffered').mockRejectedValueOnce(BROKEN);
  await api.get(TicketWaitlist).work();
  expect(await offered()).toHaveLength(1);
  await api.get(TicketWaitlist).work();
  expect(await offered()).toHaveLength(2);
});
