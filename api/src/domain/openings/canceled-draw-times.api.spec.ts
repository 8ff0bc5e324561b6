import type { PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runEveryJob } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { announced, openDoors, register } from '../../../test/openings.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { addSlot, MEERA, offerPooja } from '../../../test/poojas.ts';
import { signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PoojaWaitRow } from '../bookings/waits/pooja-wait.entity.ts';
import { WaitlistService } from '../bookings/waits/waitlist.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const cancelTime = ({ id }: PoojaSlot) =>
  office
    .post(`/api/temple-admin/pooja-slots/${id}/cancellation`)
    .set('idempotency-key', newId())
    .send({ reason: 'The hall is flooded' })
    .expect(200);
const own = async (client: TestAgent, { id }: { id: string }) => (await client.get(`/api/devotee/pooja-openings/${id}`).expect(200)).body;
const waits = async (client: TestAgent) => (await client.get('/api/devotee/pooja-waits').expect(200)).body;
async function subjects({ email }: { email: string }): Promise<string[]> {
  const mails = await deliveredTo(api, email);
  return mails.map(({ subject }) => subject ?? '').filter((subject) => subject.includes('canceled') || subject.includes('didn’t win'));
}

it('lets who registered for a canceled time know once, and choose another', async () => {
  const { service, slot } = await offerPooja(office, place, 2);
  const other = await addSlot(office, place, service, 2, { time: '19:45' });
  const opening = await announced(office, place, [slot, other], { kind: 'draw', payHours: 3 });
  const [first, second] = [await signInDonor(api), await signInDonor(api)];
  for (const { client } of [first, second]) await register(client, opening, slot).expect(200);
  const { body: preview } = await office.get(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`).expect(200);
  expect(preview).toMatchObject({ families: 0, waiting: 2 });

  await cancelTime(slot);
  await runEveryJob(api);
  await cancelTime(slot);
  await runEveryJob(api);
  expect((await own(first.client, opening)).place).toMatchObject({ status: 'left' });
  const canceled = [expect.stringContaining(`canceled ${service.name} on`)];
  expect(await subjects(first.account)).toEqual(canceled);
  const { body: page } = await api.client().get(`/api/public/temples/${place.temple.slug}/openings/${opening.id}`).expect(200);
  expect(page.slots).toMatchObject([
    { id: slot.id, canceled: true, registered: 0 },
    { id: other.id, canceled: false },
  ]);
  expect((await register(first.client, opening, slot).expect(409)).body.code).toBe('slot-closed');
  await register(first.client, opening, other).expect(200);

  await openDoors(api, opening);
  expect(await waits(first.client)).toMatchObject([{ status: 'offered', slot: { id: other.id } }]);
  expect(await waits(second.client)).toEqual([]);
  expect(await subjects(second.account)).toEqual(canceled);
});

it('doesn’t put anybody on the waitlist of a time that was canceled before its job ran', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const opening = await announced(office, place, [slot], { kind: 'draw', payHours: 3 });
  const { client, account } = await signInDonor(api);
  await register(client, opening, slot).expect(200);
  await cancelTime(slot);
  await openDoors(api, opening);
  await runEveryJob(api);
  expect(await waits(client)).toEqual([]);
  expect(await subjects(account)).toEqual([expect.stringContaining('canceled')]);
});

it('ends the wait for a canceled time, however it got there', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const { client, account } = await signInDonor(api);
  await cancelTime(slot);
  await runEveryJob(api);
  const { templeId } = await api.database.reader.findOneByOrFail(PoojaSlotRow, { id: slot.id });
  const wait = { templeId, id: newId(), slotId: slot.id, accountId: account.id, bookedBy: 'Meera', turn: 1, nameCount: 1 };
  const item = { participants: [MEERA], intention: '', inAbsentia: false };
  const open = { status: 'waiting' as const, openKey: newId(), offeredUntil: null };
  await api.database.transaction((tx) => tx.insert(PoojaWaitRow, { ...wait, item, ...open, createdAt: new Date() }));
  await api.get(WaitlistService).endLapsed();
  expect(await waits(client)).toEqual([]);
  expect(await subjects(account)).toEqual([expect.stringContaining('canceled')]);
});
