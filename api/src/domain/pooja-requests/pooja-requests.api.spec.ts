import type { OwnPoojaRequest } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, askCheckout, cartOf } from '../../../test/cart.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { passUndoTime } from '../../../test/performed.ts';
import { dateIn, soonAt } from '../../../test/poojas.ts';
import { ownAssignments, signInPriest } from '../../../test/priests.ts';
import {
  homePooja,
  makeRequest,
  payRequest,
  quoteBody,
  quoteRequest,
  requestBody,
  requestLine,
  scheduledRequest,
} from '../../../test/requests.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ProofService } from '../proof/proof.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.useRealTimers());

const inOffice = '/api/temple-admin/pooja-requests';
const post = (client: TestAgent, path: string, body: object = {}) => client.post(path).set('idempotency-key', newId()).send(body);
const asOwn = async (client: TestAgent, { id }: { id: string }): Promise<OwnPoojaRequest> =>
  (await client.get(`/api/devotee/pooja-requests/${id}`).expect(200)).body;

it('goes from the request through quote, deposit and date to the end, and each side is notified', async () => {
  const { client, account } = await signInDonor(api);
  const made = await makeRequest(client, place);
  expect(made).toMatchObject({ status: 'requested', title: 'Gruhapravesam for our new home', address: { city: 'Ann Arbor' } });
  const quoted = await quoteRequest(office, place, made);
  expect(quoted).toMatchObject({
    status: 'quoted',
    awayMiles: expect.any(Number),
    quote: { totalCents: 25_100, depositCents: 10_100, priests: 2 },
  });
  const accepted = await payRequest(api, client, place, quoted);
  const chosen = { date: dateIn(place, 21), time: '10:30' };
  expect(accepted).toMatchObject({ status: 'accepted', paidCents: 10_100, dueCents: 15_000, chosen });
  const { body: scheduled } = await office.post(`${inOffice}/${made.id}/schedule`).send(chosen!).expect(200);
  expect(scheduled).toMatchObject({ status: 'scheduled', payments: [{ part: 'deposit', amountCents: 10_100 }] });
  const { body: booking } = await client.get(`/api/devotee/bookings/${scheduled.bookingId}`).expect(200);
  expect(booking).toMatchObject({
    status: 'confirmed',
    slot: { startsAt: scheduled.startsAt },
    participants: [{ name: 'Meera Raghunathan' }],
  });
  expect(await payRequest(api, client, place, quoted, 'rest')).toMatchObject({ status: 'scheduled', paidCents: 25_100, dueCents: 0 });
  expect((await office.post(`${inOffice}/${made.id}/complete`).expect(409)).body.code).toBe('service-not-begun');
  await office.post(`${inOffice}/${made.id}/schedule`).send(soonAt(place)).expect(200);
  await office.post(`${inOffice}/${made.id}/complete`).expect(200);
  expect(await asOwn(client, made)).toMatchObject({ status: 'completed' });
  await passUndoTime(api);
  const subjects = (await deliveredTo(api, account.email)).map(({ subject }) => subject).join('\n');
  for (const words of ['quotes $251.00', 'is on ', 'was performed for your family']) expect(subjects).toContain(words);
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});

it('counts the requests that wait for a quote, of this temple alone', async () => {
  const { client } = await signInDonor(api);
  const waiting = async () => (await office.get(`${inOffice}/waiting`).expect(200)).body.waiting;
  const before = await waiting();
  const made = await makeRequest(client, place);
  expect(await waiting()).toBe(before + 1);
  await quoteRequest(office, place, made);
  expect(await waiting()).toBe(before);
});

it('lets one of two tabs pay the deposit', async () => {
  const { client } = await signInDonor(api);
  const quoted = await quoteRequest(office, place, await makeRequest(client, place));
  await addLines(client, requestLine(place, quoted));
  const second = await client
    .post('/api/devotee/cart/lines')
    .send(requestLine(place, quoted, 'whole'))
    .expect(409);
  expect(second.body.code).toBe('request-being-paid');
  const changed = await office
    .post(`${inOffice}/${quoted.id}/quote`)
    .send(quoteBody(place, await homePooja(office)))
    .expect(409);
  expect(changed.body.code).toBe('request-being-paid');
});

it('is paid at the quote that was shown', async () => {
  const { client } = await signInDonor(api);
  const first = await quoteRequest(office, place, await makeRequest(client, place));
  const second = await quoteRequest(office, place, first, { priceCents: 31_100 });
  expect(second.quote).toMatchObject({ version: 2, totalCents: 35_100 });
  await client.post('/api/devotee/cart/lines').send(requestLine(place, first)).expect(409);
  expect(await payRequest(api, client, place, second, 'whole')).toMatchObject({ status: 'accepted', paidCents: 35_100, dueCents: 0 });
});

it('can’t be paid by anybody else', async () => {
  const { client } = await signInDonor(api);
  const stranger = await signInDonor(api);
  const quoted = await quoteRequest(office, place, await makeRequest(client, place));
  await stranger.client.post('/api/devotee/cart/lines').send(requestLine(place, quoted)).expect(404);
  expect((await cartOf(stranger.client)).lineCount).toBe(0);
});

it('is moved to another time, and back', async () => {
  const { client } = await signInDonor(api);
  const { id, bookingId, startsAt, chosen } = await scheduledRequest(api, client, office, place);
  const later = { date: dateIn(place, 25), time: '08:15' };
  const { body: moved } = await office.post(`${inOffice}/${id}/schedule`).send(later).expect(200);
  expect(moved).toMatchObject({ status: 'scheduled', bookingId });
  expect(moved.startsAt).not.toBe(startsAt);
  expect((await client.get(`/api/devotee/bookings/${bookingId}`)).body.slot.startsAt).toBe(moved.startsAt);
  const { body: back } = await office.post(`${inOffice}/${id}/schedule`).send(chosen!).expect(200);
  expect(back).toMatchObject({ status: 'scheduled', bookingId, startsAt });
  expect((await client.get(`/api/devotee/bookings/${bookingId}`)).body.slot.startsAt).toBe(startsAt);
  const past = { date: dateIn(place, -1), time: '08:15' };
  expect((await office.post(`${inOffice}/${id}/schedule`).send(past).expect(400)).body.fields).toHaveProperty('date');
});

it('is completed at once when its booking was performed, wherever that was noted', async () => {
  const { client } = await signInDonor(api);
  const scheduled = await scheduledRequest(api, client, office, place);
  await office.post(`${inOffice}/${scheduled.id}/schedule`).send(soonAt(place)).expect(200);
  await office.post(`/api/temple-admin/bookings/${scheduled.bookingId}/performed`).expect(200);
  expect(await asOwn(client, scheduled)).toMatchObject({ status: 'completed', dueCents: 15_000 });
});

it('notifies the family of its performance, not of a slip', async () => {
  const { client, account } = await signInDonor(api);
  const { id, bookingId } = await scheduledRequest(api, client, office, place);
  await office.post(`${inOffice}/${id}/schedule`).send(soonAt(place)).expect(200);
  const mails = async (): Promise<(string | null)[]> => {
    await passUndoTime(api);
    const subjects = (await deliveredTo(api, account.email)).map(({ subject }) => subject);
    return subjects.filter((subject) => subject?.includes('performed for your family'));
  };
  const perform = () => office.post(`/api/temple-admin/bookings/${bookingId}/performed`).expect(200);
  const undo = () => office.post(`/api/temple-admin/bookings/${bookingId}/undo-performed`).send({ reason: 'Another family’s' }).expect(200);
  await perform();
  await undo();
  expect(await mails()).toEqual([]);
  expect((await asOwn(client, { id })).status).toBe('scheduled');
  await perform();
  expect(await mails()).toEqual([expect.stringContaining('was performed')]);
  await undo();
  expect(await mails()).toContainEqual(expect.stringContaining('hasn’t been performed'));
  await perform();
  expect(await mails()).toHaveLength(3);
});

it('refuses what makes no sense, and says so at its field', async () => {
  const { client } = await signInDonor(api);
  const ask = (more: object) => post(client, '/api/devotee/pooja-requests', requestBody(place, more)).expect(400);
  expect((await ask({ wish: ' ' })).body.fields).toHaveProperty('wish');
  expect((await ask({ address: null })).body.fields).toHaveProperty('address');
  expect((await ask({ preferred: [{ date: dateIn(place, -1), part: 'morning' }] })).body.fields).toHaveProperty(['preferred[0].date']);
  expect((await ask({ serviceId: newId() })).body.fields).toHaveProperty('serviceId');
  const made = await makeRequest(client, place);
  const service = await homePooja(office);
  const quote = (more: object) =>
    office
      .post(`${inOffice}/${made.id}/quote`)
      .send(quoteBody(place, service, more))
      .expect(400);
  expect((await quote({ depositCents: 25_101 })).body.fields).toHaveProperty('depositCents');
  expect((await quote({ validUntil: dateIn(place, -1) })).body.fields).toHaveProperty('validUntil');
  expect((await quote({ ownTransport: true, depositCents: 21_101 })).body.fields).toHaveProperty('depositCents');
});

it('is accepted without a deposit where the temple asks for none', async () => {
  const { client } = await signInDonor(api);
  const quoted = await quoteRequest(office, place, await makeRequest(client, place), { depositCents: 0 });
  const { orders } = await addLines(client, requestLine(place, quoted));
  const free = await askCheckout(client, orders[0]!).expect(201);
  expect(free.body.totalCents).toBe(0);
  expect(await asOwn(client, quoted)).toMatchObject({ status: 'accepted', paidCents: 0, dueCents: 25_100 });
});

it('asks as many priests as the quote says, who go along to another time', async () => {
  const own = await buildGivingTemple(api);
  const staff = (await signInStaff(api, { temple: own.temple })).client;
  const priests = [await signInPriest(api, { temples: [own.temple] }), await signInPriest(api, { temples: [own.temple] })];
  const { client } = await signInDonor(api);
  const { id } = await scheduledRequest(api, client, staff, own);
  const [one, two] = [...(await ownAssignments(priests[0]!.client, 'offered')), ...(await ownAssignments(priests[1]!.client, 'offered'))];
  expect([one!.priestsNeeded, one!.position + two!.position, one!.slotId]).toEqual([2, 3, two!.slotId]);
  const [first] = priests;
  const [offer] = await ownAssignments(first!.client, 'offered');
  await first!.client.post(`/api/priest/assignments/${offer!.id}/accept`).expect(200);
  const later = { date: dateIn(own, 24), time: '15:00' };
  await staff.post(`${inOffice}/${id}/schedule`).send(later).expect(200);
  const [kept] = await ownAssignments(first!.client, 'accepted');
  expect(kept).toMatchObject({ id: offer!.id, priestsNeeded: 2 });
  expect(kept!.slotId).not.toBe(one!.slotId);
  expect((await ownAssignments(priests[1]!.client, 'offered')).map(({ slotId }) => slotId)).toEqual([kept!.slotId]);
  await post(staff, `${inOffice}/${id}/cancel`, { reason: 'The hall is flooded' }).expect(200);
  expect((await ownAssignments(first!.client, 'withdrawn')).map(({ slotId }) => slotId)).toEqual([kept!.slotId]);
});
