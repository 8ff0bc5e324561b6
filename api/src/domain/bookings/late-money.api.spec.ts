import type { OwnBooking, PoojaService, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines, cartOf, checkOut } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { checkoutIdOf, payGift, runJobs, type StartedGift } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { bookPooja, dateIn, MEERA, offerPooja, poojaLine } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';

const DECLINED = '4000000000000002';
const BANK = '000123456789';
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

async function start(client: TestAgent, slot: PoojaSlot, more: object = {}): Promise<StartedGift> {
  const { orders } = await addLines(client, poojaLine(place, slot, more));
  return checkOut(client, orders.find(({ temple }) => temple.slug === place.temple.slug)!);
}
const bookings = async (client: TestAgent): Promise<OwnBooking[]> =>
  (await client.get('/api/devotee/bookings?when=ahead').expect(200)).body.items;
const orderOf = async (client: TestAgent, { orderId }: StartedGift) =>
  (await client.get(`/api/devotee/donations/${orderId}`).expect(200)).body;
const takeNames = ({ id }: PoojaService, namesMax: number) =>
  api.database.transaction((tx) => tx.query('UPDATE pooja_services SET namesMax = ? WHERE id = ?', [namesMax, id]));
const two = [MEERA, { ...MEERA, name: 'Raghu' }];

/** A family that was offered the only place of a time. */
async function offered(names: object[] = [MEERA]) {
  const { slot, service } = await offerPooja(office, place, 1);
  const [holder, first] = [await signInDonor(api), await signInDonor(api)];
  const booking = await bookPooja(api, holder.client, place, slot);
  const said = { slotId: slot.id, participants: names, intention: '' };
  const { body: wait } = await first.client.post('/api/devotee/pooja-waits').send(said).expect(201);
  await holder.client.post(`/api/devotee/bookings/${booking.id}/cancel`).set('idempotency-key', newId()).send().expect(200);
  return { slot, service, client: first.client, waitId: wait.id as string };
}

it('takes a bank debit only where it arrives before the pooja, ten days ahead', async () => {
  const { client } = await signInDonor(api);
  const payByBank = async (days: number) => {
    const { slot } = await offerPooja(office, place, 1, { date: dateIn(place, days) });
    const started = await start(client, slot);
    return api
      .client()
      .post(`/api/sandbox/checkouts/${checkoutIdOf(started)}/pay`)
      .send({ cardNumber: BANK });
  };
  const near = await payByBank(9);
  expect([near.status, near.body.fields]).toEqual([400, { cardNumber: 'Only cards can be used here' }]);
  expect((await payByBank(12)).body).toMatchObject({ status: 'processing' });
});

it('refunds money that arrives when the pooja is over, though its place was held', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const { client } = await signInDonor(api);
  const started = await start(client, slot);
  const [startsAt, endsAt] = [new Date(Date.now() - 90 * 60_000), new Date(Date.now() - 60_000)];
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: slot.id }, { startsAt, endsAt }));
  await payGift(api, started);
  await runJobs(api, 60);
  expect(await orderOf(client, started)).toMatchObject({ status: 'refunded' });
  const past = await client.get('/api/devotee/bookings?when=past').expect(200);
  expect([past.body.items, await bookings(client)]).toEqual([[], []]);
});

it('books the place that was offered to a family when its second card pays after a declined one', async () => {
  const { slot, client, waitId } = await offered();
  const started = await start(client, slot, { waitId });
  await payGift(api, started, DECLINED);
  await runJobs(api);
  await payGift(api, started);
  await runJobs(api, 60);
  expect(await orderOf(client, started)).toMatchObject({ status: 'succeeded', refundedCents: 0 });
  expect(await bookings(client)).toMatchObject([{ status: 'confirmed' }]);
  expect((await client.get('/api/devotee/pooja-waits').expect(200)).body).toEqual([]);
  const { onlineSold, onlineHeld, offered: left } = await api.database.reader.findOneByOrFail(PoojaSlotRow, { id: slot.id });
  expect({ onlineSold, onlineHeld, left }).toEqual({ onlineSold: 1, onlineHeld: 0, left: 0 });
});

it('says which booking a refund by the treasurer ends, and why', async () => {
  const { slot, service } = await offerPooja(office, place, 1);
  const { client, account } = await signInDonor(api);
  const { orderId, id } = await bookPooja(api, client, place, slot);
  const refund = { amountCents: 151_00, reason: 'The hall was flooded' };
  await office.post(`/api/temple-admin/donations/${orderId}/refunds`).set('idempotency-key', newId()).send(refund).expect(201);
  await runJobs(api, 60);
  const { body } = await client.get(`/api/devotee/bookings/${id}`).expect(200);
  expect(body).toMatchObject({ status: 'canceled', canceledWhy: 'The hall was flooded' });
  const mails = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.includes(`canceled ${service.name} on`));
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('The hall was flooded. You get $151.00 back.')]);
});

it('says that the temple canceled the time where somebody was paying for it and for prasadam', async () => {
  const { slot } = await offerPooja(office, place, 2, { service: { prasadamCents: 12_00 } });
  const { client, account } = await signInDonor(api);
  const prasadamTo = { name: 'Meera', street: '1 Main Street', street2: '', city: 'Edison', state: 'NJ', zip: '08817' };
  const started = await start(client, slot, { prasadamTo });
  const path = `/api/temple-admin/pooja-slots/${slot.id}/cancellation`;
  expect((await office.get(path).expect(200)).body).toMatchObject({ families: 0, paying: 1 });
  await office.post(path).set('idempotency-key', newId()).send({ reason: 'Flood' }).expect(200);
  await payGift(api, started);
  await runJobs(api, 60);
  expect(await orderOf(client, started)).toMatchObject({ status: 'refunded' });
  const mails = (await deliveredTo(api, account.email)).map(({ text }) => text).join('\n');
  expect(mails).toContain('The temple canceled this time before your payment arrived. The temple’s reason: Flood');
  expect(mails).toContain('$163.00 is on its way back to you.');
  expect(mails).not.toContain('No place was left');
});

it('is booked again after a declined card, once within its days: the declined page ends', async () => {
  const { slot } = await offerPooja(office, place, 8, { service: { againAfterDays: 7 } });
  const { client } = await signInDonor(api);
  const first = await start(client, slot);
  await payGift(api, first, DECLINED);
  await runJobs(api);
  const again = await start(client, slot);
  await runJobs(api);
  expect((await payGift(api, first)).status).toBe('expired');
  await payGift(api, again);
  await runJobs(api);
  expect(await bookings(client)).toHaveLength(1);
  const { onlineSold, onlineHeld } = await api.database.reader.findOneByOrFail(PoojaSlotRow, { id: slot.id });
  expect({ onlineSold, onlineHeld }).toEqual({ onlineSold: 1, onlineHeld: 0 });
});

describe('a pooja that takes fewer names than before', () => {
  it('leaves a cart that can be opened, with a line that can be removed', async () => {
    const { slot, service } = await offerPooja(office, place, 1);
    const { client } = await signInDonor(api);
    const line = poojaLine(place, slot, { participants: two });
    await addLines(client, line);
    await takeNames(service, 1);
    expect((await cartOf(client)).orders[0]!.lines).toMatchObject([{ id: line.lineId, available: true }]);
    await api.database.transaction((tx) => tx.update(OrderLine, { id: line.lineId }, { place: null, heldUntil: null }));
    expect((await cartOf(client)).orders[0]!.lines).toMatchObject([{ id: line.lineId, available: false }]);
    await client.delete(`/api/devotee/cart/lines/${line.lineId}`).expect(200);
    const { body } = await client
      .post('/api/devotee/cart/lines')
      .send(poojaLine(place, slot, { participants: two }))
      .expect(400);
    expect(JSON.stringify(body)).toContain('This pooja takes up to 1 name');
  });

  it('keeps its offer to a family with more', async () => {
    const { slot, service, client, waitId } = await offered(two);
    await takeNames(service, 1);
    const three = poojaLine(place, slot, { participants: [...two, MEERA], waitId });
    await client.post('/api/devotee/cart/lines').send(three).expect(400);
    await payGift(api, await start(client, slot, { participants: two, waitId }));
    await runJobs(api);
    expect(await bookings(client)).toMatchObject([{ status: 'confirmed', participants: two }]);
  });

  it('lets a family correct the names that it booked, and add none', async () => {
    const { slot, service } = await offerPooja(office, place, 1);
    const { client } = await signInDonor(api);
    const { id } = await bookPooja(api, client, place, slot, { participants: two });
    await takeNames(service, 1);
    const change = (participants: object[]) =>
      client.put(`/api/devotee/bookings/${id}`).send({ participants, intention: '', inAbsentia: false });
    const corrected = [MEERA, { ...MEERA, name: 'Raghunath' }];
    expect((await change(corrected).expect(200)).body.participants).toMatchObject(corrected);
    await change([...corrected, MEERA]).expect(400);
  });
});

it('moves a family that waits already to the front, for the names and the prasadam it paid for', async () => {
  const { slot } = await offerPooja(office, place, 1, { service: { prasadamCents: 12_00 } });
  const { client } = await signInDonor(api);
  const prasadamTo = { name: 'Meera', street: '1 Main Street', street2: '', city: 'Edison', state: 'NJ', zip: '08817' };
  const started = await start(client, slot, { participants: two, prasadamTo });
  await api.database.transaction((tx) => tx.update(OrderLine, { orderId: started.orderId }, { place: null, heldUntil: null }));
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: slot.id }, { onlineHeld: 0 }));
  await bookPooja(api, (await signInDonor(api)).client, place, slot);
  await client
    .post('/api/devotee/pooja-waits')
    .send({ slotId: slot.id, participants: [MEERA], intention: '' })
    .expect(201);
  await payGift(api, started);
  await runJobs(api, 60);
  const { body: waits } = await client.get('/api/devotee/pooja-waits').expect(200);
  expect(waits).toMatchObject([{ status: 'waiting', position: 1, participants: two, prasadamTo }]);
});
