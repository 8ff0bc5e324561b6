import type { PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { assignTo, signInPriest } from '../../../test/assignments.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { bookPooja, dateIn, offerPooja, soonAt } from '../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';

const reason = 'The roof leaks';
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const post = (path: string, body: object, client = office) => client.post(path).set('idempotency-key', newId()).send(body);
const finishJobs = async () => {
  for (let done = 1; done > 0; ) done = await runJobs(api);
};

/** A service about to begin that its priest marked by mistake for its family. */
async function markedByMistake() {
  const service = { noticeHours: 0, cancelHours: 24, changeFeeCents: 2_500 };
  const { slot } = await offerPooja(office, place, 8, { ...soonAt(place), service });
  const priest = await signInPriest(api, place);
  await assignTo(api, place, slot, priest.account);
  const family = await signInDonor(api);
  const booking = await bookPooja(api, family.client, place, slot);
  const key = newId();
  const at = () => new Date().toISOString();
  const seen = [{ bookingId: booking.id, version: 1 }];
  const path = `/api/priest/slots/${slot.id}`;
  await priest.client.post(`${path}/performed`).send({ key, at: at(), note: '', seen }).expect(200);
  const undo = () => priest.client.post(`${path}/undo`).send({ key, at: at() }).expect(200);
  const shown = async () => (await family.client.get(`/api/devotee/bookings/${booking.id}`).expect(200)).body;
  const mails = async () => (await deliveredTo(api, family.account.email)).map(({ text }) => text);
  return { slot, booking, undo, shown, mails };
}
const cancel = ({ id }: PoojaSlot) => post(`/api/temple-admin/pooja-slots/${id}/cancellation`, { reason }).expect(200);
const stateOf = async ({ id }: PoojaSlot) => (await api.database.reader.findOneByOrFail(PriestAssignmentRow, { slotId: id })).state;

it('refunds and notifies a family whose time was canceled while it was marked', async () => {
  const { slot, booking, undo, shown, mails } = await markedByMistake();
  await cancel(slot);
  await finishJobs();
  expect((await shown()).status).toBe('performed');
  const { body } = await undo();
  expect(JSON.stringify(body)).not.toContain('Meera Raghunathan');
  await finishJobs();
  expect(await shown()).toMatchObject({ status: 'canceled', canceledWhy: reason });
  const { body: order } = await office.get(`/api/temple-admin/donations/${booking.orderId}`).expect(200);
  expect(order.refundedCents).toBe(15_100);
  expect((await mails()).filter((text) => text.includes(reason))).toHaveLength(1);
  expect(await stateOf(slot)).toBe('withdrawn');
});

it('does so where the office undoes it for the one family', async () => {
  const { slot, booking, shown } = await markedByMistake();
  await cancel(slot);
  await finishJobs();
  await post(`/api/temple-admin/bookings/${booking.id}/undo-performed`, { reason: 'A slip' }).expect(200);
  await finishJobs();
  expect(await shown()).toMatchObject({ status: 'canceled', canceledWhy: reason });
});

it('shows the office what the limit of the person who canceled left open, until somebody else cancels it', async () => {
  const { slot, booking, undo, shown } = await markedByMistake();
  const limits = { 'bookings:cancel': 51_00 };
  const permissions = ['temple:read', 'bookings:read', 'bookings:cancel'] as const;
  const clerk = await signInStaff(api, { temple: place.temple, permissions, limits });
  const left = async (client = office) => (await client.get('/api/temple-admin/dashboard').expect(200)).body.cards.leftBookings;
  await post(`/api/temple-admin/pooja-slots/${slot.id}/cancellation`, { reason }, clerk.client).expect(200);
  await finishJobs();
  expect((await left()).data).toEqual({ count: 0, first: null });
  await undo();
  await finishJobs();
  expect((await shown()).status).toBe('confirmed');
  for (const client of [office, clerk.client]) expect((await left(client)).data).toMatchObject({ count: 1, first: { id: booking.id } });
  const reader = await signInStaff(api, { temple: place.temple, permissions: ['temple:read', 'bookings:read'] });
  expect(await left(reader.client)).toBeUndefined();
  const cancelOne = (client: TestAgent) => post(`/api/temple-admin/bookings/${booking.id}/cancel`, { reason }, client);
  expect((await cancelOne(clerk.client).expect(403)).body.code).toBe('amount-beyond-role');
  await cancelOne(office).expect(200);
  expect((await left()).data).toEqual({ count: 0, first: null });
});

it('takes a family along whose time was moved while it was marked, which may cancel until it starts', async () => {
  const { slot, undo, shown, mails } = await markedByMistake();
  const to = { date: dateIn(place, 7), time: '16:00' };
  const { body: moved } = await post(`/api/temple-admin/pooja-slots/${slot.id}/move`, { ...to, reason }).expect(200);
  await finishJobs();
  expect(await shown()).toMatchObject({ status: 'performed', slot: { startsAt: moved.startsAt } });
  await undo();
  await finishJobs();
  expect(await shown()).toMatchObject({ status: 'confirmed', refundableUntil: moved.startsAt, refundCents: 15_100 });
  expect((await mails()).filter((text) => text.includes('moved'))).toHaveLength(1);
});

it('notifies a family of a move that it was marked before it heard of', async () => {
  const { slot, booking, undo, mails } = await markedByMistake();
  await undo();
  const to = soonAt(place, 29);
  await post(`/api/temple-admin/pooja-slots/${slot.id}/move`, { ...to, reason }).expect(200);
  await post(`/api/temple-admin/bookings/${booking.id}/performed`, {}).expect(200);
  await finishJobs();
  expect((await mails()).filter((text) => text.includes('moved'))).toEqual([]);
  await post(`/api/temple-admin/bookings/${booking.id}/undo-performed`, { reason: 'A slip' }).expect(200);
  await finishJobs();
  expect((await mails()).filter((text) => text.includes('moved'))).toHaveLength(1);
});

it('asks its priest for the new time where the office undoes the last family’s mark', async () => {
  const { slot, booking } = await markedByMistake();
  const to = { date: dateIn(place, 7), time: '16:00' };
  await post(`/api/temple-admin/pooja-slots/${slot.id}/move`, { ...to, reason }).expect(200);
  await finishJobs();
  expect(await stateOf(slot)).toBe('completed');
  await post(`/api/temple-admin/bookings/${booking.id}/undo-performed`, { reason: 'A slip' }).expect(200);
  await finishJobs();
  expect(await stateOf(slot)).not.toBe('completed');
});
