import type { OwnBooking, OwnWait, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runEveryJob, runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { announced } from '../../../../test/openings.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { bookPooja, MEERA, offerPooja, poojaLine } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { BookingNotices } from '../notices/booking-notices.service.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';

const DECLINED = '4000000000000002';
const RAGHU = { ...MEERA, name: 'Raghu' };
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const join = (client: TestAgent, { id: slotId }: PoojaSlot, more: object = {}) =>
  client.post('/api/devotee/pooja-waits').send({ slotId, participants: [MEERA], intention: '', ...more });
const waitsOf = async (client: TestAgent): Promise<OwnWait[]> => (await client.get('/api/devotee/pooja-waits').expect(200)).body;
const add = (client: TestAgent, slot: PoojaSlot, more: object) => client.post('/api/devotee/cart/lines').send(poojaLine(place, slot, more));
const bookingsOf = async (client: TestAgent): Promise<OwnBooking[]> =>
  (await client.get('/api/devotee/bookings?when=ahead').expect(200)).body.items;
const counts = async ({ id }: PoojaSlot) => {
  const { onlineHeld, onlineSold, offered } = await api.database.reader.findOneByOrFail(PoojaSlotRow, { id });
  return { held: onlineHeld, sold: onlineSold, offered };
};

/** A slot whose places families have booked, who can give them back one by one; and others who want some. */
async function fullSlot(places: number, service: object = {}) {
  const offer = await offerPooja(office, place, places, { service });
  const holders = await Promise.all(Array.from({ length: places }, () => signInDonor(api)));
  const booked: (() => Promise<unknown>)[] = [];
  for (const { client } of holders) {
    const { id } = await bookPooja(api, client, place, offer.slot);
    booked.push(async () => client.post(`/api/devotee/bookings/${id}/cancel`).set('idempotency-key', newId()).send().expect(200));
  }
  const free = async (count: number) => {
    for (const cancel of booked.splice(0, count)) await cancel();
  };
  const [first, second] = await Promise.all([signInDonor(api), signInDonor(api)]);
  return { ...offer, free, first, second };
}

describe('a family that waits for several places', () => {
  it('is offered all of them together, while one behind it that fits is asked before', async () => {
    const { slot, free, first, second } = await fullSlot(3);
    expect((await join(first.client, slot, { places: 2 }).expect(201)).body).toMatchObject({ places: 2, takesFewer: false, position: 1 });
    await join(second.client, slot).expect(201);
    await free(1);
    expect(await waitsOf(first.client)).toMatchObject([{ status: 'waiting', offeredPlaces: 0, position: 1 }]);
    expect(await waitsOf(second.client)).toMatchObject([{ status: 'offered', places: 1, offeredPlaces: 1 }]);
    await free(2);
    const [offer] = await waitsOf(first.client);
    expect(offer).toMatchObject({ status: 'offered', offeredPlaces: 2, claimedPlaces: 0 });
    expect(await counts(slot)).toEqual({ held: 0, sold: 0, offered: 3 });
    expect((await office.get(`/api/temple-admin/pooja-waits?slotId=${slot.id}`).expect(200)).body.items).toMatchObject([
      { places: 2, offeredPlaces: 2 },
      { places: 1, offeredPlaces: 1 },
    ]);
    await runJobs(api);
    expect(JSON.stringify(await deliveredTo(api, first.account.email))).toContain('2 places are free');
  });

  it('sees what it is offered above the lists on which it still waits', async () => {
    const [early, late] = [await fullSlot(1), await fullSlot(1)];
    for (const { slot } of [early, late]) await join(early.first.client, slot).expect(201);
    await late.free(1);
    expect((await waitsOf(early.first.client)).map(({ slot, status }) => [slot.id, status])).toEqual([
      [late.slot.id, 'offered'],
      [early.slot.id, 'waiting'],
    ]);
  });

  it('books one pooja for each place it accepts, with names of its own, at what it costs then', async () => {
    const { slot, service, free, first } = await fullSlot(2);
    await join(first.client, slot, { places: 2 }).expect(201);
    const { id: _id, ...details } = service;
    await office
      .put(`/api/temple-admin/poojas/${service.id}`)
      .send({ ...details, priceCents: 171_00 })
      .expect(200);
    await free(2);
    const waitId = (await waitsOf(first.client))[0]!.id;
    await add(first.client, slot, { waitId, waitPlace: 1 }).expect(200);
    // Its answer was lost, and another tab shows the offer too: the place is accepted once.
    await Promise.all([1, 2].map(() => add(first.client, slot, { waitId, waitPlace: 1 }).expect(200)));
    expect(await waitsOf(first.client)).toMatchObject([{ status: 'offered', offeredPlaces: 1, claimedPlaces: 1 }]);
    const { body: cart } = await add(first.client, slot, { waitId, waitPlace: 2, participants: [RAGHU] }).expect(200);
    expect((await add(first.client, slot, { waitId, waitPlace: 3 }).expect(409)).body.code).toBe('offer-over');
    expect(await waitsOf(first.client)).toEqual([]);
    await payGift(api, await checkOut(first.client, cart.orders[0]));
    await runJobs(api);
    const bookings = await bookingsOf(first.client);
    expect(bookings.map(({ participants, amountCents }) => [participants[0]!.name, amountCents]).sort()).toEqual([
      [MEERA.name, 171_00],
      ['Raghu', 171_00],
    ]);
    expect(await counts(slot)).toEqual({ held: 0, sold: 2, offered: 0 });
  });

  it('leaves the places it doesn’t accept to the next, and gets none back that it let go', async () => {
    const { slot, free, first, second } = await fullSlot(2);
    for (const { client } of [first, second]) await join(client, slot, { places: client === first.client ? 2 : 1 }).expect(201);
    await free(2);
    const waitId = (await waitsOf(first.client))[0]!.id;
    const line = poojaLine(place, slot, { waitId });
    await addLines(first.client, line);
    await first.client.delete(`/api/devotee/pooja-waits/${waitId}`).expect(204);
    expect(await waitsOf(second.client)).toMatchObject([{ status: 'offered' }]);
    await first.client.delete(`/api/devotee/cart/lines/${line.lineId}`).expect(200);
    expect(await waitsOf(first.client)).toEqual([]);
    expect(await counts(slot)).toEqual({ held: 0, sold: 0, offered: 1 });
  });

  it('has a place again that it took out of its cart, until the offer ends', async () => {
    const { slot, free, first } = await fullSlot(2);
    await join(first.client, slot, { places: 2 }).expect(201);
    await free(2);
    const waitId = (await waitsOf(first.client))[0]!.id;
    const lines = [1, 2].map((waitPlace) => poojaLine(place, slot, { waitId, waitPlace }));
    await addLines(first.client, ...lines);
    await first.client.delete(`/api/devotee/cart/lines/${lines[0]!.lineId}`).expect(200);
    expect(await waitsOf(first.client)).toMatchObject([{ id: waitId, status: 'offered', offeredPlaces: 1, claimedPlaces: 1 }]);
    expect(await counts(slot)).toEqual({ held: 1, sold: 0, offered: 1 });
  });

  it('is refused more places than one order takes, on joining and again when the limit has dropped before the claim', async () => {
    const { slot, service, free, first } = await fullSlot(2, { perOrderMax: 2 });
    expect(JSON.stringify((await join(first.client, slot, { places: 3 }).expect(400)).body)).toContain('up to 2');
    await join(first.client, slot, { places: 2 }).expect(201);
    await api.database.transaction((tx) => tx.query('UPDATE pooja_services SET perOrderMax = 1 WHERE id = ?', [service.id]));
    await free(2);
    const waitId = (await waitsOf(first.client))[0]!.id;
    await add(first.client, slot, { waitId, waitPlace: 1 }).expect(200);
    expect((await add(first.client, slot, { waitId, waitPlace: 2 }).expect(422)).body.code).toBe('booking-limit');
    expect(await counts(slot)).toEqual({ held: 1, sold: 0, offered: 1 });
  });

  it('waits only where there are fewer places than it wants, and never past an opening', async () => {
    const { slot } = await offerPooja(office, place, 4, { onlinePlaces: 2, counterPlaces: 2 });
    const { client } = await signInDonor(api);
    expect((await join(client, slot, { places: 2 }).expect(409)).body.code).toBe('waitlist-not-needed');
    // Its family would wait in vain, and everybody else be served past it.
    expect(JSON.stringify((await join(client, slot, { places: 3 }).expect(400)).body)).toContain('up to 2');
    await bookPooja(api, (await signInDonor(api)).client, place, slot);
    await join(client, slot, { places: 2 }).expect(201);
    const { slot: drawn } = await offerPooja(office, place, 2);
    await announced(office, place, [drawn], { kind: 'draw', payHours: 3 });
    expect((await join(client, drawn, { places: 3, takesFewer: true }).expect(409)).body.code).toBe('opening-turn');
  });
});

describe('a family that takes fewer places', () => {
  it('is offered what there is at once, or keeps its place in the line for all of them', async () => {
    const { slot, free, first, second } = await fullSlot(3);
    await free(2);
    const { body: offer } = await join(first.client, slot, { places: 3, takesFewer: true }).expect(201);
    expect(offer).toMatchObject({ status: 'offered', places: 3, offeredPlaces: 2 });
    await runJobs(api);
    expect(JSON.stringify(await deliveredTo(api, first.account.email))).toContain('2 of the 3 places you’re waiting for are free');
    await join(second.client, slot).expect(201);
    const keep = () => first.client.post(`/api/devotee/pooja-waits/${offer.id}/keep-waiting`);
    expect((await keep().expect(200)).body).toMatchObject({ status: 'waiting', takesFewer: false, offeredPlaces: 0, position: 1 });
    expect((await keep().expect(409)).body.code).toBe('offer-over');
    const [next] = await waitsOf(second.client);
    expect(next).toMatchObject({ status: 'offered' });
    await second.client.delete(`/api/devotee/pooja-waits/${next!.id}`).expect(204);
    await free(1);
    expect(await waitsOf(first.client)).toMatchObject([{ id: offer.id, status: 'offered', offeredPlaces: 3 }]);
    await runJobs(api);
    expect(JSON.stringify(await deliveredTo(api, first.account.email))).toContain('3 places are free');
    expect((await keep().expect(409)).body.code).toBe('offer-over');
  });
});

it('tells a family of each offer, also of two that end at the same hour', async () => {
  const { slot, first } = await fullSlot(1);
  await join(first.client, slot).expect(201);
  const { reader } = api.database;
  const row = await reader.findOneByOrFail(PoojaSlotRow, { id: slot.id });
  const wait = await reader.findOneByOrFail(PoojaWaitRow, { slotId: slot.id });
  const offered = { ...wait, status: 'offered' as const, offeredPlaces: 1, offeredUntil: row.startsAt };
  for (let offer = 0; offer < 2; offer += 1)
    await api.database.transaction((tx) => api.get(BookingNotices).placesOffered(tx, offered, row));
  await runJobs(api);
  const subjects = (await deliveredTo(api, first.account.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject?.startsWith('A place is free'))).toHaveLength(2);
});

describe('money for several places that arrives late', () => {
  it('takes all of them again that its family was offered', async () => {
    const { slot, free, first } = await fullSlot(2);
    await join(first.client, slot, { places: 2 }).expect(201);
    await free(2);
    const waitId = (await waitsOf(first.client))[0]!.id;
    const { orders } = await addLines(first.client, ...[1, 2].map((waitPlace) => poojaLine(place, slot, { waitId, waitPlace })));
    const started = await checkOut(first.client, orders[0]!);
    await payGift(api, started, DECLINED);
    await runJobs(api);
    await api.database.transaction((tx) => tx.update(OrderLine, { orderId: started.orderId }, { heldUntil: new Date(0) }));
    await runEveryJob(api);
    expect(await waitsOf(first.client)).toMatchObject([{ status: 'offered', offeredPlaces: 2, claimedPlaces: 0 }]);
    await payGift(api, started);
    await runJobs(api, 60);
    expect(await bookingsOf(first.client)).toHaveLength(2);
    expect(await waitsOf(first.client)).toEqual([]);
    expect(await counts(slot)).toEqual({ held: 0, sold: 2, offered: 0 });
  });

  it('puts its family first in line for as many as were gone, with the prasadam it wished for while it waited', async () => {
    const { slot, service } = await offerPooja(office, place, 2, { service: { prasadamCents: 12_00 } });
    const [{ client, account }, other] = await Promise.all([signInDonor(api), signInDonor(api)]);
    const started = await checkOut(client, (await addLines(client, poojaLine(place, slot), poojaLine(place, slot))).orders[0]!);
    await api.database.transaction((tx) => tx.update(OrderLine, { orderId: started.orderId }, { place: null, heldUntil: null }));
    await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: slot.id }, { onlineHeld: 0 }));
    for (const _ of [1, 2]) await bookPooja(api, other.client, place, slot);
    const prasadamTo = { name: 'Meera', street: '1 Main Street', street2: '', city: 'Edison', state: 'NJ', zip: '08817' };
    await join(client, slot, { prasadamTo }).expect(201);
    await payGift(api, started);
    await runJobs(api, 60);
    expect(await waitsOf(client)).toMatchObject([{ status: 'waiting', position: 1, places: 2, prasadamTo }]);
    const mails = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.includes(`waitlist for ${service.name}`));
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).toContain('If 2 places are free');
  });
});

it('waits no longer for more places together than a lowered capacity can ever give, and hears it', async () => {
  const { slot, service, free, first, second } = await fullSlot(3);
  const third = await signInDonor(api);
  await join(first.client, slot, { places: 3 }).expect(201);
  await join(second.client, slot, { places: 3, takesFewer: true }).expect(201);
  await join(third.client, slot, { places: 2 }).expect(201);
  const split = { capacity: 2, onlinePlaces: 2, counterPlaces: 0, open: true };
  await office.put(`/api/temple-admin/pooja-slots/${slot.id}`).send(split).expect(200);
  expect([await waitsOf(first.client), await waitsOf(second.client), await waitsOf(third.client)]).toMatchObject([
    [],
    [{ places: 3, position: 1 }],
    [{ places: 2, position: 2 }],
  ]);
  await runJobs(api);
  const mails = JSON.stringify(await deliveredTo(api, first.account.email));
  expect(mails).toContain(`You’re no longer on the waitlist for ${service.name}`);
  expect(mails).toContain('now has only 2 places at this time. You can wait for fewer');
  await free(3);
  const [offer] = await waitsOf(second.client);
  expect(offer).toMatchObject({ status: 'offered', offeredPlaces: 1 });
  const keep = await second.client.post(`/api/devotee/pooja-waits/${offer!.id}/keep-waiting`).expect(409);
  expect(keep.body.code).toBe('waits-for-too-many');
  await join(first.client, slot, { places: 2 }).expect(201);
});
