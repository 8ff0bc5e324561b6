import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks } from '../../../test/give.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { addSlot, bookAtCounter, dateIn, offerPooja } from '../../../test/poojas.ts';
import { assign, ownAssignments, signInPriest } from '../../../test/priests.ts';
import { scheduledRequest } from '../../../test/requests.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { momentIn } from '../notifications/moment-format.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';

let api: TestApi;
let giving: GivingTemple;
let staff: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
beforeEach(async () => {
  giving = await buildGivingTemple(api);
  staff = (await signInStaff(api, { temple: giving.temple })).client;
});
afterAll(() => api.close());

const COUNTER = { onlinePlaces: 0, counterPlaces: 8 };
const when = (startsAt: string): string => momentIn('en-US', startsAt, giving.temple.timeZone);
/** What the priest reads of a service that is theirs no longer. */
async function withdrawn(client: TestAgent): Promise<{ title: string; body: string }[]> {
  const { body } = await client.get('/api/account/notifications').expect(200);
  return body.items.filter(({ title }: { title: string }) => title.endsWith('is no longer yours'));
}

it('says from when to when a request was moved, to a priest who has something else then', async () => {
  const { client, account } = await signInPriest(api, { temples: [giving.temple] });
  const { id } = await scheduledRequest(api, (await signInDonor(api)).client, staff, giving);
  const [offer] = await ownAssignments(client, 'offered');
  await client.post(`/api/priest/assignments/${offer!.id}/accept`).expect(200);
  const { slot: busy } = await offerPooja(staff, giving, 8, { date: dateIn(giving, 24), time: '15:00' });
  await assign(staff, busy.id, { accountId: account.id, agreed: true });
  await staff
    .post(`/api/temple-admin/pooja-requests/${id}/schedule`)
    .send({ date: dateIn(giving, 24), time: '15:00' })
    .expect(200);
  expect(await withdrawn(client)).toMatchObject([
    {
      title: expect.stringContaining(when(offer!.startsAt)),
      body: `${giving.temple.name} moved it to ${when(busy.startsAt)}.`,
    },
  ]);
});

it('says the same where the only family of a time that is no longer scheduled was moved', async () => {
  const { client, account } = await signInPriest(api, { temples: [giving.temple] });
  const { slot, service } = await offerPooja(staff, giving, 8, COUNTER);
  const later = await addSlot(staff, giving, service, 8, { ...COUNTER, time: '16:00' });
  for (const each of [slot, later]) await assign(staff, each.id, { accountId: account.id, agreed: true });
  const { id } = await bookAtCounter(staff, slot.id);
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: slot.id }, { retired: true }));
  await staff.post(`/api/temple-admin/bookings/${id}/move`).send({ slotId: later.id }).expect(200);
  expect(await withdrawn(client)).toMatchObject([
    { title: expect.stringContaining(when(slot.startsAt)), body: `${giving.temple.name} moved it to ${when(later.startsAt)}.` },
  ]);
});

it('names the time its priest knew, and the new one, where a whole time is moved', async () => {
  const { client, account } = await signInPriest(api, { temples: [giving.temple] });
  const { slot } = await offerPooja(staff, giving);
  const { slot: busy } = await offerPooja(staff, giving, 8, { time: '16:00' });
  for (const each of [slot, busy]) await assign(staff, each.id, { accountId: account.id, agreed: true });
  const body = { date: slot.date, time: '16:00', reason: 'The hall is taken', anyway: true };
  await staff.post(`/api/temple-admin/pooja-slots/${slot.id}/move`).set('idempotency-key', newId()).send(body).expect(200);
  expect(await withdrawn(client)).toMatchObject([
    {
      title: expect.stringContaining(when(slot.startsAt)),
      body: `${giving.temple.name} moved it to ${when(busy.startsAt)}, when you aren’t free.`,
    },
  ]);
});

it('asks who hasn’t answered for the new time, and tells only who accepted that they still perform it', async () => {
  const { client, account } = await signInPriest(api, { temples: [giving.temple] });
  const { slot } = await offerPooja(staff, giving);
  const [asked, accepted] = [slot, await offerPooja(staff, giving, 8, { date: dateIn(giving, 12) }).then((offered) => offered.slot)];
  await assign(staff, asked.id, { accountId: account.id });
  await assign(staff, accepted.id, { accountId: account.id, agreed: true });
  for (const { id, date } of [asked, accepted]) {
    const body = { date, time: '18:00', reason: 'The hall is taken', anyway: true };
    await staff.post(`/api/temple-admin/pooja-slots/${id}/move`).set('idempotency-key', newId()).send(body).expect(200);
  }
  const [offer] = await ownAssignments(client, 'offered');
  const moved = (await deliveredTo(api, account.email)).filter(({ subject }) => subject?.includes('is now on')).map(({ text }) => text);
  const from = (at: string) => `${giving.temple.name} moved it from ${when(at)}.`;
  expect(moved).toEqual([
    expect.stringContaining(`${from(accepted.startsAt)} You still perform it.`),
    expect.stringContaining(`${from(asked.startsAt)} You’re asked for the new time now. Answer by ${when(offer!.answerBy)}.`),
  ]);
});
