import type { PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { bookPooja, MEERA, offerPooja, poojaLine } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { BookingNotices } from '../notices/booking-notices.service.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { WaitlistService } from './waitlist.service.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const join = async (client: TestAgent, { id: slotId }: PoojaSlot): Promise<string> =>
  (
    await client
      .post('/api/devotee/pooja-waits')
      .send({ slotId, participants: [MEERA], intention: '' })
      .expect(201)
  ).body.id;
const remove = (waitId: string) => office.post(`/api/temple-admin/pooja-waits/${waitId}/remove`).send({ reason: 'You asked us by phone' });
const waitsOf = async (client: TestAgent) => (await client.get('/api/devotee/pooja-waits').expect(200)).body;

/** A full slot with a family that holds its only place, and others that wait for it. */
async function fullSlot(waiting: number) {
  const { slot, service } = await offerPooja(office, place, 1);
  const [holder, ...others] = await Promise.all(Array.from({ length: waiting + 1 }, () => signInDonor(api)));
  const { id } = await bookPooja(api, holder!.client, place, slot);
  const waits: string[] = [];
  for (const { client } of others) waits.push(await join(client, slot));
  const free = () => holder!.client.post(`/api/devotee/bookings/${id}/cancel`).set('idempotency-key', newId()).send().expect(200);
  return { slot, service, others, waits, free };
}

describe('the office', () => {
  it('takes a family off the list, which receives the reason once, and the others move up', async () => {
    const { service, others, waits } = await fullSlot(2);
    expect(await waitsOf(others[1]!.client)).toMatchObject([{ position: 2 }]);
    await remove(waits[0]!).expect(204);
    expect(await waitsOf(others[0]!.client)).toEqual([]);
    expect(await waitsOf(others[1]!.client)).toMatchObject([{ position: 1 }]);
    expect((await remove(waits[0]!).expect(409)).body.code).toBe('state-conflict');
    await runJobs(api);
    const mails = await deliveredTo(api, others[0]!.account.email);
    expect(mails.filter(({ subject }) => subject?.includes(`off the waitlist for ${service.name}`))).toHaveLength(1);
    expect(JSON.stringify(mails)).toContain('You asked us by phone');
  });

  it('gives a place that was offered to the next family', async () => {
    const { slot, others, waits, free } = await fullSlot(2);
    await free();
    expect(await waitsOf(others[0]!.client)).toMatchObject([{ status: 'offered' }]);
    await remove(waits[0]!).expect(204);
    expect(await waitsOf(others[1]!.client)).toMatchObject([{ status: 'offered' }]);
    expect(await api.database.reader.findOneByOrFail(PoojaSlotRow, { id: slot.id })).toMatchObject({ offered: 1, onlineSold: 0 });
  });
});

it('offers no place again at a time that was canceled while its family had it in the cart', async () => {
  const { slot, others, waits, free } = await fullSlot(1);
  const { client } = others[0]!;
  await free();
  const line = poojaLine(place, slot, { waitId: waits[0] });
  await addLines(client, line);
  const cancel = office.post(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`).set('idempotency-key', newId());
  await cancel.send({ reason: 'The hall is flooded' }).expect(200);
  await client.delete(`/api/devotee/cart/lines/${line.lineId}`).expect(200);
  expect(await waitsOf(client)).toEqual([]);
  expect(await api.database.reader.findOneByOrFail(PoojaSlotRow, { id: slot.id })).toMatchObject({ onlineHeld: 0, offered: 0 });
});

it('ends the other offers when one of them can’t be ended, and tries that one again', async () => {
  const [broken, sound] = [await fullSlot(2), await fullSlot(2)];
  for (const { free } of [broken, sound]) await free();
  const statusOf = async ([id]: readonly string[]) => (await api.database.reader.findOneByOrFail(PoojaWaitRow, { id: id! })).status;
  const later = new Date(Date.now() + 25 * HOUR_MS);
  const notices = jest.spyOn(api.get(BookingNotices), 'placesOffered').mockRejectedValueOnce(new Error('Nobody to notify'));
  await api.get(WaitlistService).endLapsed(later);
  expect(notices).toHaveBeenCalledTimes(2);
  expect(await statusOf(broken.waits)).toBe('offered');
  expect(await statusOf(sound.waits)).toBe('lapsed');
  await api.get(WaitlistService).endLapsed(new Date(later.getTime() + MINUTE_MS));
  expect(await statusOf(broken.waits)).toBe('lapsed');
});
