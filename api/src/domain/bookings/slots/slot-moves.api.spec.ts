import type { PoojaSlot, SlotMove } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { addSlot, bookAtCounter, bookPooja, dateIn, offerPooja, soonAt } from '../../../../test/poojas.ts';
import { assign, ownAssignments, signInPriest } from '../../../../test/priests.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { MailAddressRow } from '../../consents/mail-address.entity.ts';
import { momentIn } from '../../notifications/moment-format.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { SlotMaker } from '../../poojas/slot-maker.service.ts';
import { Temple } from '../../temples/temple.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

afterEach(() => jest.useRealTimers());

const path = ({ id }: { id: string }) => `/api/temple-admin/pooja-slots/${id}/move`;
const preview = async (slot: PoojaSlot, when: object): Promise<SlotMove> => (await office.get(path(slot)).query(when).expect(200)).body;
const move = (slot: PoojaSlot, body: object) =>
  office
    .post(path(slot))
    .set('idempotency-key', newId())
    .send({ reason: 'The hall is flooded', ...body });
const slotOn = async (date: string, { id }: { id: string }): Promise<PoojaSlot | undefined> =>
  (await office.get('/api/temple-admin/pooja-slots').query({ from: date, to: date }).expect(200)).body.find(
    (each: PoojaSlot) => each.id === id,
  );

it('moves a time with its families, who may cancel with a full refund until it starts', async () => {
  const service = { cancelHours: 240, changeFeeCents: 2_500 };
  const { slot } = await offerPooja(office, place, 2, { onlinePlaces: 1, counterPlaces: 1, service });
  const family = await signInDonor(api);
  const booking = await bookPooja(api, family.client, place, slot);
  expect(booking.refundCents).toBe(0);
  const walkedIn = await bookAtCounter(office, slot.id, { phone: '+17325550199' });
  const to = { date: dateIn(place, 7), time: '16:00' };
  const before = await preview(slot, to);
  expect(before).toMatchObject({ families: 2, names: 2, notified: 1, refundableCents: 30_200, held: 0, conflicts: [], left: 0 });
  expect(before.toCall).toEqual([{ bookedBy: walkedIn.bookedBy, phone: '+17325550199' }]);

  expect((await move(slot, to).expect(200)).body.left).toBe(2);
  await runJobs(api);
  expect((await preview(slot, to)).left).toBe(0);
  expect(await slotOn(to.date, slot)).toMatchObject({ id: slot.id, time: '16:00', onlineSold: 1, counterSold: 1 });
  const { body: moved } = await family.client.get(`/api/devotee/bookings/${booking.id}`).expect(200);
  expect(moved).toMatchObject({
    refundCents: 15_100,
    changeFeeCents: 0,
    slot: { startsAt: before.startsAt },
    refundableUntil: before.startsAt,
  });
  const mails = (await deliveredTo(api, family.account.email)).filter(({ text }) => text.includes('The hall is flooded'));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain(`/bookings?booking=${booking.id}`);
  await family.client.post(`/api/devotee/bookings/${booking.id}/cancel`).set('idempotency-key', newId()).expect(200);
  await runJobs(api);
  expect((await office.get(`/api/temple-admin/donations/${booking.orderId}`).expect(200)).body.refundedCents).toBe(15_100);
});

it('tells a walk-in by the address they gave, once for each move; who has none, or one that fails, is to be called', async () => {
  const { slot } = await offerPooja(office, place, 3, { onlinePlaces: 0, counterPlaces: 3, date: dateIn(place, 9) });
  const [email, broken] = [`${newId()}@example.org`, `${newId()}@example.org`];
  await api.database.transaction((tx) => tx.update(Temple, { id: place.temple.id }, { phone: '+17325550100' }));
  const [phone, other] = ['+17325550198', '+17325550199'];
  await bookAtCounter(office, slot.id, { email, phone: '+17325550197' });
  await bookAtCounter(office, slot.id, { email: broken, phone });
  await bookAtCounter(office, slot.id, { phone: other });
  await api.database.transaction((tx) =>
    tx.insert(MailAddressRow, { address: broken, softBounces: 0, problem: 'bounce', since: new Date() }),
  );
  const foreseen = { families: 3, notified: 1, toCall: [{ phone }, { phone: other }] };
  const to = { date: dateIn(place, 9), time: '16:00' };
  expect(await preview(slot, to)).toMatchObject(foreseen);
  expect((await move(slot, to).expect(200)).body).toMatchObject(foreseen);
  await runJobs(api);
  await move(slot, { date: dateIn(place, 10), time: '17:00' }).expect(200);
  await runJobs(api);
  const [second, first, ...more] = (await deliveredTo(api, email)).filter(({ subject }) => subject?.includes('is now on'));
  const when = (startsAt: string) => momentIn('en-US', startsAt, place.temple.timeZone);
  const at16 = (await preview(slot, to)).startsAt;
  expect(first).toMatchObject({ subject: expect.stringContaining(`is now on ${when(at16)}`), links: [] });
  expect(first?.text).toContain(
    `moved it from ${when(slot.startsAt)}: The hall is flooded. The temple’s office cancels it with a full refund if you ask by ${when(at16)}: (732) 555-0100, ${place.temple.address}.`,
  );
  // It has no page, and an account with this address wouldn't show it.
  for (const word of ['You can cancel', 'sign in']) expect(first?.text).not.toContain(word);
  expect(second?.text).toContain(`moved it from ${when(at16)}`);
  expect(more).toEqual([]);
});

it('shows a time that the clocks skip as what it becomes', async () => {
  setClock('2027-03-01T17:00:00Z');
  const { client } = await signInStaff(api, { temple: place.temple });
  const { slot, service } = await offerPooja(client, place);
  const to = { date: '2027-03-14', time: '02:30' };
  await client
    .post(path(slot))
    .set('idempotency-key', newId())
    .send({ ...to, reason: 'The hall is flooded' })
    .expect(200);
  const { body } = await client
    .get('/api/temple-admin/pooja-slots')
    .query({ from: to.date, to: to.date, serviceId: service.id })
    .expect(200);
  expect(body).toMatchObject([{ id: slot.id, date: to.date, time: '03:30', startsAt: '2027-03-14T07:30:00.000Z' }]);
});

it('keeps the priest who is free, and asks the next where they aren’t', async () => {
  const [first, second] = [await signInPriest(api, { temples: [place.temple] }), await signInPriest(api, { temples: [place.temple] })];
  const { slot, service } = await offerPooja(office, place, 2, { date: dateIn(place, 20) });
  const busy = await addSlot(office, place, service, 2, { date: dateIn(place, 21), time: '09:00' });
  await assign(office, slot.id, { accountId: first.account.id, agreed: true });
  await assign(office, busy.id, { accountId: first.account.id, agreed: true });
  const free = { date: dateIn(place, 20), time: '17:00' };
  expect((await preview(slot, free)).priests).toEqual([{ fullName: first.account.fullName, keeps: true, obstacle: null }]);
  await move(slot, free).expect(200);
  expect((await ownAssignments(first.client, 'accepted')).map(({ slotId }) => slotId)).toContain(slot.id);

  const meeting = { date: dateIn(place, 21), time: '09:30' };
  const { priests, conflicts } = await preview(slot, meeting);
  expect(priests).toMatchObject([{ keeps: false, obstacle: { code: 'priest-assignment.rule-busy' } }]);
  await move(slot, { ...meeting, anyway: conflicts.length > 0 }).expect(200);
  expect((await ownAssignments(first.client, 'withdrawn')).map(({ slotId }) => slotId)).toEqual([slot.id]);
  expect((await ownAssignments(second.client, 'offered')).map(({ slotId }) => slotId)).toEqual([slot.id]);
});

it('leaves a family that was offered a place no longer than one that is offered it now', async () => {
  const { slot } = await offerPooja(office, place, 1);
  const [holder, first] = [await signInDonor(api), await signInDonor(api)];
  const { id } = await bookPooja(api, holder.client, place, slot);
  const wait = { slotId: slot.id, participants: [{ name: 'Uma' }], intention: '' };
  await first.client.post('/api/devotee/pooja-waits').send(wait).expect(201);
  await holder.client.post(`/api/devotee/bookings/${id}/cancel`).set('idempotency-key', newId()).send().expect(200);
  const minutesLeft = async () => {
    const [{ status, offeredUntil }] = (await first.client.get('/api/devotee/pooja-waits').expect(200)).body;
    expect(status).toBe('offered');
    return (Date.parse(offeredUntil) - Date.now()) / 60_000;
  };
  expect(await minutesLeft()).toBeGreaterThan(60);
  await move(slot, { ...soonAt(place), anyway: true }).expect(200);
  expect(await minutesLeft()).toBeLessThan(8);
});

it('moves to a minute that a request’s time has, which is for that request alone', async () => {
  const { slot, service } = await offerPooja(office, place, 2, { date: dateIn(place, 33) });
  const to = { date: dateIn(place, 34), time: '18:00' };
  const asked = await addSlot(office, place, service, 2, to);
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: asked.id }, { requestKey: newId() }));
  expect((await preview(slot, to)).conflicts).not.toContainEqual(expect.objectContaining({ firm: true }));
  await move(slot, { ...to, anyway: true }).expect(200);
});

it('names what speaks against it, and moves it anyway only where the office may', async () => {
  const { slot, service } = await offerPooja(office, place, 2, { date: dateIn(place, 30) });
  await addSlot(office, place, service, 2, { date: dateIn(place, 30), time: '18:00' });
  const blackout = { reason: 'Kumbhabhishekam', from: dateIn(place, 31), to: dateIn(place, 31) };
  await office.post('/api/temple-admin/pooja-blackouts').send(blackout).expect(201);
  const taken = { date: dateIn(place, 30), time: '18:00' };
  expect((await preview(slot, taken)).conflicts[0]).toEqual({ firm: true, message: { code: 'pooja-slot.taken' } });
  expect((await move(slot, { ...taken, anyway: true }).expect(409)).body.code).toBe('slot-move-refused');
  const during = { date: dateIn(place, 31), time: '10:00' };
  expect((await preview(slot, during)).conflicts).toEqual([
    { firm: false, message: { code: 'pooja-slot.move-blackout', params: { reason: 'Kumbhabhishekam' } } },
  ]);
  await move(slot, during).expect(409);
  await move(slot, { ...during, anyway: true }).expect(200);
  expect((await move(slot, { date: '2026-01-01', time: '10:00', anyway: true })).status).toBe(409);
});

it('leaves the old time out of its schedule, which keeps the slot', async () => {
  const { service } = await offerPooja(office, place);
  const rule = { kind: 'dates', dates: [dateIn(place, 12), dateIn(place, 13)] };
  const split = { capacity: 4, onlinePlaces: 4, counterPlaces: 0 };
  const body = { serviceId: service.id, rule, times: ['08:00'], startsOn: dateIn(place, 1), ...split, active: true };
  const { body: schedule } = await office.post('/api/temple-admin/pooja-schedules').send(body).expect(201);
  const made = async (days: number): Promise<PoojaSlot[]> => {
    const day = dateIn(place, days);
    const query = { from: day, to: day, serviceId: service.id };
    return (await office.get('/api/temple-admin/pooja-slots').query(query).expect(200)).body;
  };
  const [slot] = await made(12);
  await move(slot!, { date: dateIn(place, 14), time: '08:00' }).expect(200);
  await api.get(SlotMaker).makeDue(new Date(Date.now() + 2 * 86_400_000));
  await office
    .put(`/api/temple-admin/pooja-schedules/${schedule.id}`)
    .send({ ...body, times: ['08:00', '10:00'] })
    .expect(200);
  expect((await made(12)).map(({ time }) => time)).toEqual(['10:00']);
  expect(await made(14)).toMatchObject([{ id: slot!.id, status: 'open', time: '08:00' }]);
});

it('takes the family’s priest along when the family moves itself, and gives them back at once when the temple cancels', async () => {
  const own = await buildGivingTemple(api);
  const { client } = await signInStaff(api, { temple: own.temple });
  const priest = await signInPriest(api, { temples: [own.temple] });
  const { slot, service } = await offerPooja(client, own, 2);
  const other = await addSlot(client, own, service, 2, { time: '11:30' });
  const family = await signInDonor(api);
  const booking = await bookPooja(api, family.client, own, slot);
  await assign(client, slot.id, { accountId: priest.account.id, agreed: true });
  await family.client.post(`/api/devotee/bookings/${booking.id}/move`).send({ slotId: other.id }).expect(200);
  expect((await ownAssignments(priest.client, 'accepted')).map(({ slotId }) => slotId)).toEqual([other.id]);
  const reason = { reason: 'The hall is flooded' };
  await client.post(`/api/temple-admin/pooja-slots/${other.id}/cancellation`).set('idempotency-key', newId()).send(reason).expect(200);
  expect((await ownAssignments(priest.client, 'withdrawn')).map(({ slotId }) => slotId)).toEqual([other.id]);
});
