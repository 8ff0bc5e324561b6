import type { PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { addOpening, announce, announced, join, openDoors, openingOf, openRoom } from '../../../test/openings.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { addSlot, dateIn, MEERA, offerPooja, poojaLine, poojaNamed } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const SENTENCE = 'This would close times that an opening sells: Vaikuntha Ekadashi darshan. Wait until it has ended, or cancel it first.';
const REFUSED = { code: 'slot-in-opening', message: SENTENCE };
const close = (slot: PoojaSlot, open = false) =>
  office.put(`/api/temple-admin/pooja-slots/${slot.id}`).send({ capacity: 8, onlinePlaces: 8, counterPlaces: 0, open });
const blackout = ({ date }: PoojaSlot) =>
  office.post('/api/temple-admin/pooja-blackouts').send({ reason: 'Annual festival', from: date, to: date });
const statusOf = async ({ id, date }: PoojaSlot) => {
  const { body } = await office.get(`/api/temple-admin/pooja-slots?from=${date}&to=${date}`).expect(200);
  return body.find((slot: PoojaSlot) => slot.id === id)?.status;
};
const blackouts = async () => (await office.get('/api/temple-admin/pooja-blackouts').expect(200)).body;

it.each(['line', 'draw'])('keeps the times of a %s from being closed, from its draft until it has ended', async (kind) => {
  const { slot } = await offerPooja(office, place, 8, { date: dateIn(place, kind === 'line' ? 20 : 21) });
  const draft = await addOpening(office, openingOf(place, [slot], 60, { kind }));
  expect((await close(slot).expect(409)).body).toMatchObject(REFUSED);
  await office.post(`/api/temple-admin/pooja-openings/${draft.id}/cancel`).send({ reason: 'Another day' }).expect(200);
  const opening = await announced(office, place, [slot], { kind });
  await openRoom(api, opening);
  expect((await close(slot).expect(409)).body).toMatchObject(REFUSED);
  expect((await blackout(slot).expect(409)).body).toMatchObject(REFUSED);
  expect([await statusOf(slot), await blackouts()]).toEqual(['open', []]);
  await close(slot, true).expect(200);
  await office.post(`/api/temple-admin/pooja-openings/${opening.id}/cancel`).send({ reason: 'Rain' }).expect(200);
  await close(slot).expect(200);
  expect(await statusOf(slot)).toBe('closed');
});

it('goes on with its other times when the temple cancels one, whose families may choose again', async () => {
  const { slot, service } = await offerPooja(office, place, 1, { date: dateIn(place, 24) });
  const other = await addSlot(office, place, service, 1, { date: dateIn(place, 24), time: '15:00' });
  const opening = await announced(office, place, [slot, other], { placesEach: 1 });
  await openRoom(api, opening);
  const { client, account } = await signInDonor(api);
  await join(client, opening).expect(200);
  await openDoors(api, opening);
  const { orders } = await addLines(client, poojaLine(place, slot));
  await payGift(api, await checkOut(client, orders[0]!));
  await runJobs(api);
  const cancel = office.post(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`).set('idempotency-key', newId());
  expect((await cancel.send({ reason: 'The priest is ill' }).expect(200)).body).toMatchObject({ families: 1, refundCents: 15_100 });
  await runJobs(api);
  const subjects = (await deliveredTo(api, account.email)).map(({ subject }) => subject).join('\n');
  expect(subjects).toContain('canceled');
  const path = `/api/public/temples/${place.temple.slug}/openings/${opening.id}`;
  const { body } = await api.client().get(path).expect(200);
  const places = body.slots.map(({ id, free }: { id: string; free: number }) => [id, free]);
  expect([body.status, places]).toEqual([
    'open',
    [
      [slot.id, 0],
      [other.id, 1],
    ],
  ]);
  expect((await client.post('/api/devotee/cart/lines').send(poojaLine(place, slot)).expect(409)).body.code).toBe('slot-canceled');
  await client.post('/api/devotee/cart/lines').send(poojaLine(place, other)).expect(200);
});

describe('a schedule', () => {
  const schedule = (serviceId: string, given: object = {}) => ({
    serviceId,
    rule: { kind: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] },
    times: ['09:00'],
    startsOn: dateIn(place, 1),
    capacity: 8,
    onlinePlaces: 8,
    counterPlaces: 0,
    ...given,
  });

  it.each([
    ['drop', { times: ['10:00'] }],
    ['leave out', { rule: { kind: 'dates', dates: ['2026-01-01'] } }],
    ['end', { active: false }],
  ])('can’t %s a time that an opening sells, and changes as a whole or not at all', async (_what, given) => {
    const { body: service } = await office
      .post('/api/temple-admin/poojas')
      .send(poojaNamed(`Archana ${newId()}`))
      .expect(201);
    const { body: added } = await office.post('/api/temple-admin/pooja-schedules').send(schedule(service.id)).expect(201);
    const date = dateIn(place, 6);
    const { body } = await office.get(`/api/temple-admin/pooja-slots?from=${date}&to=${date}&serviceId=${service.id}`).expect(200);
    const [slot]: PoojaSlot[] = body;
    const opening = await announced(office, place, [slot!]);
    await openRoom(api, opening);
    await openDoors(api, opening);
    const change = (what: object) => office.put(`/api/temple-admin/pooja-schedules/${added.id}`).send(schedule(service.id, what));
    expect((await change(given).expect(409)).body).toMatchObject(REFUSED);
    expect(await statusOf(slot!)).toBe('open');
    await change({ times: ['09:00', '10:00'] }).expect(200);
    expect(await statusOf(slot!)).toBe('open');
  });
});

it('sells its own times: no other screen offers to book them, and the pooja’s page links to the opening', async () => {
  const { slot, service } = await offerPooja(office, place, 2);
  const draft = await addOpening(office, openingOf(place, [slot]));
  const { client } = await signInDonor(api);
  const page = `/api/public/temples/${place.temple.slug}/poojas/${service.id}`;
  const times = async () => (await client.get(`${page}/slots?from=${slot.date}&to=${slot.date}`).expect(200)).body;
  expect(await times()).toMatchObject([{ free: 0, waitlist: false, notOnSale: true }]);
  expect(JSON.stringify([await times(), (await client.get(page).expect(200)).body])).not.toContain(draft.id);
  const opening = await announce(office, draft);
  expect(await times()).toMatchObject([{ free: 2, openingId: opening.id }]);
  const { code } = (
    await client
      .post('/api/devotee/pooja-waits')
      .send({ slotId: slot.id, participants: [MEERA] })
      .expect(409)
  ).body;
  expect(code).toBe('opening-turn');
  const { body } = await client.get(page).expect(200);
  expect(body).toMatchObject({ nextAt: null, openingId: opening.id });
});
