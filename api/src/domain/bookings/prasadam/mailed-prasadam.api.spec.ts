import type { OwnBooking, PoojaSlot, PrasadamStatus } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runEveryJob } from '../../../../test/give.ts';
import { onOffice } from '../../../../test/giving-suite.ts';
import { bookPooja, offerPooja, soonAt } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { BookingRow } from '../booking.entity.ts';

const [PRICE, MAILING] = [151_00, 12_00];
const HOME = { name: 'Meera', street: '1 Main Street', city: 'Edison', state: 'NJ', zip: '08817' };

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
let client: TestAgent;
onOffice((suite) => ({ api, place, office } = suite));
beforeEach(async () => {
  client = (await signInDonor(api)).client;
});
afterEach(() => jest.useRealTimers());

const post = (who: TestAgent, path: string, body: object = {}) => who.post(path).set('idempotency-key', newId()).send(body);
const inOffice = ({ id }: { id: string }, path: string, body: object = {}) =>
  post(office, `/api/temple-admin/bookings/${id}/${path}`, body);
const prasadam = (booking: OwnBooking, status: PrasadamStatus) =>
  inOffice(booking, 'prasadam', { status, trackingNumber: status === 'shipped' ? 'EZ1' : '' });
const offer = async (time: object = {}): Promise<PoojaSlot> =>
  (await offerPooja(office, place, 4, { service: { prasadamCents: MAILING, noticeHours: 0 }, ...time })).slot;
const book = (slot: PoojaSlot) => bookPooja(api, client, place, slot, { prasadamTo: HOME });
const refundedOf = async ({ orderId }: OwnBooking): Promise<number> => {
  await runEveryJob(api);
  const { body } = await office.get(`/api/temple-admin/donations/${orderId}`).expect(200);
  return body.refundedCents;
};
/** What only happens to a booking that wasn't performed after all, or that an earlier release shipped too soon. */
const shipEarly = ({ id }: OwnBooking) =>
  api.database.transaction((tx) => tx.update(BookingRow, { id }, { prasadam: 'shipped', trackingNumber: 'EZ1' }));

it('is shipped once its pooja was performed, or took place without its family', async () => {
  const [performed, missed] = [await book(await offer(soonAt(place))), await book(await offer(soonAt(place, 29)))];
  for (const [booking, step] of [
    [performed, 'performed'],
    [missed, 'no-show'],
  ] as const) {
    await prasadam(booking, 'packed').expect(200);
    expect((await prasadam(booking, 'shipped').expect(409)).body.code).toBe('prasadam-too-early');
    await inOffice(booking, step).expect(200);
    await prasadam(booking, 'shipped').expect(200);
  }
  expect((await prasadam(performed, 'shipped').expect(409)).body.code).toBe('state-conflict');
});

it('isn’t refunded once it was shipped: a family sees it before it cancels, and gets back its pooja', async () => {
  const booking = await book(await offer());
  expect(booking).toMatchObject({ refundCents: PRICE + MAILING });
  await shipEarly(booking);
  expect((await client.get(`/api/devotee/bookings/${booking.id}`).expect(200)).body).toMatchObject({ refundCents: PRICE });
  const { body } = await post(client, `/api/devotee/bookings/${booking.id}/cancel`).expect(200);
  expect(body).toMatchObject({ paidBackCents: PRICE, prasadam: { status: 'shipped' } });
  expect(await refundedOf(booking)).toBe(PRICE);
});

it('isn’t refunded by the temple either, which sees the sum first; the notice says why', async () => {
  const booking = await book(await offer());
  expect((await office.get(`/api/temple-admin/bookings/${booking.id}`).expect(200)).body).toMatchObject({
    cancelRefundCents: PRICE + MAILING,
  });
  await shipEarly(booking);
  expect((await office.get(`/api/temple-admin/bookings/${booking.id}`).expect(200)).body).toMatchObject({ cancelRefundCents: PRICE });
  await inOffice(booking, 'cancel', { reason: 'Flood' }).expect(200);
  expect(await refundedOf(booking)).toBe(PRICE);
  const { body } = await client.get('/api/account/notifications').expect(200);
  expect(JSON.stringify(body)).toContain('Flood. You get $151.00 back. The prasadam was already shipped, so it isn’t refunded.');
});

it('is left out of what a canceled time or day pays back, which the preview says', async () => {
  const slot = await offer();
  const [shipped] = [await book(slot), await book(slot)];
  await shipEarly(shipped);
  const left = { refundCents: 2 * PRICE + MAILING, shippedCents: MAILING };
  expect((await office.get(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`).expect(200)).body).toMatchObject(left);
  const { body } = await office.get('/api/temple-admin/pooja-day/cancellation').query({ date: slot.date }).expect(200);
  expect(body).toMatchObject(left);
});
