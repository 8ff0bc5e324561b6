import type { PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks, runJobs } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { addSlot, bookPooja, dateIn, MEERA, offerPooja } from '../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { OpeningWinners } from '../openings/opening-winners.service.ts';
import type { PoojaOpeningRow } from '../openings/pooja-opening.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { DepartedNames } from './departed-names/departed-names.service.ts';
import { BookingNotices } from './notices/booking-notices.service.ts';
import { TempleCancellations } from './slots/temple-cancellations.service.ts';
import { PoojaWaitRow } from './waits/pooja-wait.entity.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** After the time in which a message that failed is tried again. */
const RETRY_SECONDS = 3_600;
const BROKEN = new Error('Broken');
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' });
  listenForWebhooks(api);
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

type Family = Awaited<ReturnType<typeof signInDonor>>;

/** A full time with two families in it and two that wait. */
async function fullTime() {
  const { slot } = await offerPooja(office, place, 2);
  const families = await Promise.all(Array.from({ length: 4 }, () => signInDonor(api)));
  for (const { client } of families.slice(0, 2)) await bookPooja(api, client, place, slot);
  for (const { client } of families.slice(2)) await join(client, slot);
  return { slot, families };
}

const join = (client: TestAgent, { id: slotId }: { id: string }) =>
  client
    .post('/api/devotee/pooja-waits')
    .send({ slotId, participants: [MEERA], intention: '' })
    .expect(201);
const change = ({ id }: PoojaSlot, what: 'move' | 'cancellation', body: object) =>
  office.post(`/api/temple-admin/pooja-slots/${id}/${what}`).set('idempotency-key', newId()).send(body).expect(200);
/** How many of these families were sent these words, and how often all of them together. */
async function notified(families: readonly Family[], words: string): Promise<[number, number]> {
  const mails = await Promise.all(families.map(({ account }) => deliveredTo(api, account.email)));
  const counts = mails.map((each) => each.filter(({ text }) => text.includes(words)).length);
  return [counts.filter((count) => count > 0).length, counts.reduce((sum, count) => sum + count, 0)];
}

describe('a family that something fails for stops nobody else, and has its turn in the next try', () => {
  it('when its time is canceled', async () => {
    const { slot, families } = await fullTime();
    const reason = 'The priest is ill';
    jest.spyOn(api.get(TempleCancellations), 'cancel').mockRejectedValueOnce(BROKEN);
    jest.spyOn(api.get(BookingNotices), 'waitEnded').mockRejectedValueOnce(BROKEN);
    await change(slot, 'cancellation', { reason });
    await runJobs(api);
    expect(await notified(families, reason)).toEqual([2, 2]);
    await runJobs(api, RETRY_SECONDS);
    expect(await notified(families, reason)).toEqual([4, 4]);
  });

  it('when its time is moved', async () => {
    const { slot, families } = await fullTime();
    jest.spyOn(api.get(BookingNotices), 'moved').mockRejectedValueOnce(BROKEN);
    jest.spyOn(api.get(BookingNotices), 'waitMoved').mockRejectedValueOnce(BROKEN);
    await change(slot, 'move', { reason: 'The hall is flooded', date: dateIn(place, 7), time: '16:00' });
    await runJobs(api);
    expect(await notified(families, 'moved it from')).toEqual([2, 2]);
    await runJobs(api, RETRY_SECONDS);
    expect(await notified(families, 'moved it from')).toEqual([4, 4]);
  });
});

it('erases the other departed names when one of them can’t be, and that one later', async () => {
  const { slot } = await offerPooja(office, place);
  const { client } = await signInDonor(api);
  const departed = ['Lakshmi', 'Saroja'];
  const members = await Promise.all(
    departed.map(async (name) => (await client.post('/api/devotee/family').send({ name, relation: 'mother' }).expect(201)).body),
  );
  const participants = [MEERA, ...members.map(({ id, name }) => ({ name, familyMemberId: id }))];
  const { id } = await bookPooja(api, client, place, slot, { participants });
  for (const member of members) await client.delete(`/api/devotee/family/members/${member.id}`).expect(200);
  const left = async () => (await client.get(`/api/devotee/bookings/${id}`).expect(200)).body.participants.length;
  const later = new Date(Date.now() + 40 * DAY_MS);
  jest.spyOn(api.database, 'transaction').mockRejectedValueOnce(BROKEN);
  await api.get(DepartedNames).run(later);
  expect(await left()).toBe(2);
  await api.get(DepartedNames).run(new Date(later.getTime() + MINUTE_MS));
  expect(await left()).toBe(1);
});

it('offers an opening’s free places at its other times when one of them can’t be offered', async () => {
  const { slot, service } = await offerPooja(office, place, 1);
  const slots = [slot, await addSlot(office, place, service, 1, { time: '15:00' })];
  for (const each of slots) {
    await bookPooja(api, (await signInDonor(api)).client, place, each);
    await join((await signInDonor(api)).client, each);
  }
  const slotIds = slots.map(({ id }) => id);
  for (const id of slotIds) await api.database.statement((tx) => tx.update(PoojaSlotRow, { id }, { capacity: 2, onlinePlaces: 2 }));
  const offered = async () =>
    (await api.database.reader.findBy(PoojaWaitRow, { status: 'offered' })).filter((each) => slotIds.includes(each.slotId));
  const opening = { templeId: place.temple.id, slotIds } as PoojaOpeningRow;
  jest.spyOn(api.get(BookingNotices), 'placesOffered').mockRejectedValueOnce(BROKEN);
  await api.get(OpeningWinners).offerFree(opening);
  expect(await offered()).toHaveLength(1);
  await api.get(OpeningWinners).offerFree(opening);
  expect(await offered()).toHaveLength(2);
});
