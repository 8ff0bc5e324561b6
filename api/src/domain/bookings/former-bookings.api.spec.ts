import type TestAgent from 'supertest/lib/agent.js';
import { TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { bookPooja, offerPooja } from '../../../test/poojas.ts';
import { HOME, scheduledRequest } from '../../../test/requests.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { PoojaRequestRow } from '../pooja-requests/pooja-request.entity.ts';
import { BookingRow } from './booking.entity.ts';
import { FormerBookingRow } from './former-booking.entity.ts';
import { FormerBookings } from './former-bookings.service.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

type Devotee = Awaited<ReturnType<typeof signInDonor>>;
const leave = ({ client, account }: Devotee) =>
  client.post('/api/account/delete').send({ email: account.email, password: TEST_PASSWORD }).expect(200);
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const booked = (id: string) => api.database.reader.findOneByOrFail(BookingRow, { id });
const sweep = (days: number) => api.get(FormerBookings).run(inDays(days));

it('keeps the names of a devotee who left until they were said, and erases them thirty days later', async () => {
  const devotee = await signInDonor(api);
  const { slot } = await offerPooja(office, place);
  const { id } = await bookPooja(api, devotee.client, place, slot);
  const { id: requestId, bookingId } = await scheduledRequest(api, devotee.client, office, place);
  await leave(devotee);
  // The one is five days ahead, the other twenty.
  await sweep(33);
  for (const each of [id, bookingId!]) expect((await booked(each)).participants).toHaveLength(1);
  await sweep(37);
  await sweep(52);
  for (const each of [id, bookingId!])
    expect(await booked(each)).toMatchObject({ participants: [], intention: '', note: null, bookedBy: 'Former devotee' });
  expect(await api.database.reader.findOneByOrFail(PoojaRequestRow, { id: requestId })).toMatchObject({ participants: [], wish: '' });
  expect(await api.database.reader.count(FormerBookingRow)).toBe(0);
});

it('keeps the address of a paid parcel until it is mailed', async () => {
  const devotee = await signInDonor(api);
  const { slot } = await offerPooja(office, place, 4, { service: { prasadamCents: 1_200 } });
  const { id } = await bookPooja(api, devotee.client, place, slot, { prasadamTo: HOME });
  const mail = (status: string, trackingNumber = '') =>
    office.post(`/api/temple-admin/bookings/${id}/prasadam`).send({ status, trackingNumber }).expect(200);
  await api.database.transaction((tx) => tx.update(BookingRow, { id }, { status: 'performed', performedAt: inDays(-40) }));
  await leave(devotee);
  await sweep(0);
  await sweep(60);
  const { body: labels } = await office.get('/api/temple-admin/prasadam-labels?prasadam=none').expect(200);
  expect(labels).toMatchObject([{ id, to: HOME }]);
  await mail('packed');
  await mail('shipped', '9400 1000');
  await sweep(62);
  expect(await booked(id)).toMatchObject({ prasadamTo: null, participants: [], prasadam: 'shipped' });
});
