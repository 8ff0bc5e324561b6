import type { OwnBooking } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { bookPooja, offerPooja, poojaLine } from '../../../test/poojas.ts';
import { HOME } from '../../../test/requests.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { BookingRow } from './booking.entity.ts';

const MINUTE_MS = 60_000;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

it('lists a pooja that goes on with what is ahead until it ends, unless it was performed or canceled', async () => {
  const { slot } = await offerPooja(office, place, 4);
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot);
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
  const set = (status: OwnBooking['status'], startsAt: Date, endsAt: Date) =>
    api.database.transaction(async (tx) => {
      await tx.update(PoojaSlotRow, { id: slot.id }, { startsAt, endsAt });
      await tx.update(BookingRow, { id }, { startsAt, status });
    });
  const listed = async () => {
    const of = async (when: string) => (await client.get(`/api/devotee/bookings?when=${when}`).expect(200)).body.items.length as number;
    return [await of('ahead'), await of('past')];
  };
  expect(await listed()).toEqual([1, 0]);
  for (const status of ['confirmed', 'checked-in', 'no-show'] as const) {
    await set(status, at(-30), at(30));
    expect(await listed()).toEqual([1, 0]);
  }
  for (const status of ['performed', 'canceled'] as const) {
    await set(status, at(-30), at(30));
    expect(await listed()).toEqual([0, 1]);
  }
  await set('confirmed', at(-90), at(-1));
  expect(await listed()).toEqual([0, 1]);
});

it('is among everything a devotee ordered, not among their gifts; a cart is neither', async () => {
  const { slot } = await offerPooja(office, place, 4);
  const { client } = await signInDonor(api);
  const { orderId } = await bookPooja(api, client, place, slot);
  await addLines(client, poojaLine(place, slot));
  const list = async (query: object) => (await client.get('/api/devotee/donations').query(query).expect(200)).body.items;
  expect(await list({})).toEqual([]);
  expect(await list({ of: 'orders' })).toMatchObject([
    { id: orderId, status: 'succeeded', receipt: { status: 'valid' }, lines: [{ kind: 'pooja', occasion: { startsAt: slot.startsAt } }] },
  ]);
});

it('notifies a family each time that its prasadam is shipped, also after it came back', async () => {
  const { slot } = await offerPooja(office, place, 4, { service: { prasadamCents: 1_200 } });
  const { client, account } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot, { prasadamTo: HOME });
  await api.database.transaction((tx) => tx.update(BookingRow, { id }, { status: 'performed' }));
  const mail = (status: string, trackingNumber = '') =>
    office.post(`/api/temple-admin/bookings/${id}/prasadam`).send({ status, trackingNumber }).expect(200);
  for (const number of ['9400 1111', '9400 2222']) {
    await mail('packed');
    await mail('shipped', number);
    await mail('returned');
  }
  const mails = (await deliveredTo(api, account.email)).flatMap(({ text }) => /9400 \d+/.exec(text) ?? []);
  expect(mails.sort()).toEqual(['9400 1111', '9400 2222']);
});
