import type TestAgent from 'supertest/lib/agent.js';
import { addLines, checkOut } from '../../../test/cart.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { payGift, runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { addSlot, bookPooja, offerPooja, poojaLine, poojaNamed } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const own = async (client: TestAgent, id: string) => (await client.get(`/api/devotee/bookings/${id}`).expect(200)).body;

it('keeps the terms that were stated before payment, whatever the pooja says later', async () => {
  const { service, slot } = await offerPooja(office, place, 2, { service: { cancelHours: 24, changeFeeCents: 0, sutakaWaives: true } });
  const other = await addSlot(office, place, service, 2, { time: '19:45' });
  const [first, second] = [(await signInDonor(api)).client, (await signInDonor(api)).client];
  const canceled = await bookPooja(api, first, place, slot);
  const moved = await bookPooja(api, second, place, slot);
  const stricter = poojaNamed(service.name, { cancelHours: 2_160, changeFeeCents: 1_100, sutakaWaives: false });
  await office.put(`/api/temple-admin/poojas/${service.id}`).send(stricter).expect(200);

  const terms = { refundCents: 15_100, refundableUntil: canceled.refundableUntil, changeFeeCents: 0, sutakaWaives: true };
  expect(await own(first, canceled.id)).toMatchObject(terms);
  const { body: refund } = await first.post(`/api/devotee/bookings/${canceled.id}/cancel`).set('idempotency-key', newId()).expect(200);
  expect(refund).toMatchObject({ status: 'canceled', paidBackCents: 15_100 });
  await second.post(`/api/devotee/bookings/${moved.id}/move`).send({ slotId: other.id }).expect(200);
  expect(await own(second, moved.id)).toMatchObject({ slot: { id: other.id }, refundCents: 15_100 });

  const { client } = await signInDonor(api);
  expect(await bookPooja(api, client, place, slot)).toMatchObject({ refundCents: 0, changeFeeCents: 1_100, sutakaWaives: false });
});

it('keeps those of the checkout where they change before the money arrives', async () => {
  const { service, slot } = await offerPooja(office, place, 2, { service: { cancelHours: 24 } });
  const { client } = await signInDonor(api);
  const { orders } = await addLines(client, poojaLine(place, slot));
  const started = await checkOut(client, orders[0]!);
  await office
    .put(`/api/temple-admin/poojas/${service.id}`)
    .send(poojaNamed(service.name, { cancelHours: 2_160 }))
    .expect(200);
  await payGift(api, started);
  await runJobs(api);
  expect(await own(client, orders[0]!.lines[0]!.id)).toMatchObject({ status: 'confirmed', refundCents: 15_100 });
});
