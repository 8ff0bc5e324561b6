import type { HourEntry, OwnShift } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { addShift, beginShift, MARKS, markShift, OWN, SHIFTS, shiftDetail, signUp, type TestShift } from '../../../test/volunteers.ts';
import { NotificationTimings } from '../notifications/notification-timings.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftUpkeep } from './shift-upkeep.service.ts';

let api: TestApi;
let temple: Temple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  ({ temple, client: office } = await signInStaff(api, { temple: await buildTemple(api) }));
});
afterAll(() => api.close());

const HOUR_MS = 3_600_000;
const code = ({ body }: { body: { code: string } }) => body.code;
const states = async (shift: TestShift) => (await shiftDetail(office, shift.shiftId)).people.map(({ status }) => status);
const mailsTo = async (email: string) => (await deliveredTo(api, email)).filter(({ channel }) => channel === 'email');

describe('a place at a shift', () => {
  it('goes from the sign-up through confirmation and check-in to hours that wait for the office', async () => {
    const { client } = await signInDonor(api);
    const shift = await addShift(office, temple);
    const place = await signUp(client, shift);
    expect(place).toMatchObject({ status: 'assigned', person: 'self', title: 'Serve annadanam' });
    await client.post(`${OWN}/${place.id}/confirm`).expect(200);
    await markShift(office, place.id, 'check-in').expect(409);
    await beginShift(api, shift);
    const { checkIn } = await shiftDetail(office, shift.shiftId);
    const secret = new URL(checkIn?.url ?? '').searchParams.get('code');
    const self = (direction: string, given = secret) =>
      client.post('/api/devotee/shift-check-ins').send({ shiftId: shift.shiftId, code: given, direction });
    expect(code(await self('in', 'f'.repeat(32)).expect(409))).toBe('shift-code-invalid');
    await self('in').expect(200);
    expect((await self('in').expect(200)).body[0]).toMatchObject({ status: 'checked-in' });
    expect((await self('out').expect(200)).body[0]).toMatchObject({ status: 'checked-out' });
    const { body } = await office.get('/api/temple-admin/volunteer-hours?status=pending').expect(200);
    expect(body.items.some(({ title, isAutoClosed }: HourEntry) => title === 'Serve annadanam' && !isAutoClosed)).toBe(true);
  });

  it('ends with the shift where nobody checked out, and is flagged', async () => {
    const { client, account } = await signInDonor(api);
    const shift = await addShift(office, temple);
    const { id } = await signUp(client, shift);
    await beginShift(api, shift, 60);
    await markShift(office, id, 'check-in').expect(200);
    await beginShift(api, shift, 240);
    await api.get(ShiftUpkeep).closeDue(new Date(Date.now() + HOUR_MS));
    const [person] = (await shiftDetail(office, shift.shiftId)).people;
    expect(person).toMatchObject({ status: 'checked-out', isAutoClosed: true, name: account.fullName });
    expect(person?.checkedOutAt).toBe((await shiftDetail(office, shift.shiftId)).endsAt);
  });

  it('is reviewed where a paper is missing, and accepted only with a reason', async () => {
    const { client } = await signInDonor(api);
    const shift = await addShift(office, temple, { opportunity: { requirements: ['food-handler'] } });
    const place = await signUp(client, shift);
    expect(place.status).toBe('requested');
    const refused = await office.post(`${MARKS}/${place.id}/accept`).send({}).expect(400);
    expect(refused.body.fields).toHaveProperty('overrideReason');
    const accepted = await office.post(`${MARKS}/${place.id}/accept`).send({ overrideReason: 'Cooks at another temple' }).expect(200);
    expect(accepted.body).toMatchObject({ status: 'assigned', overrideReason: 'Cooks at another temple' });
    const [person] = (await shiftDetail(office, shift.shiftId)).people;
    await office
      .post(`/api/temple-admin/volunteers/${person?.volunteerId}/requirements`)
      .send({ kind: 'food-handler', expiresOn: daysAfter(dateAt(Date.now(), temple.timeZone), 12) })
      .expect(200);
    const soon = await addShift(office, temple, { day: 11, opportunity: { requirements: ['food-handler'] } });
    const later = await addShift(office, temple, { day: 13, opportunity: { requirements: ['food-handler'] } });
    expect((await signUp(client, soon)).status).toBe('assigned');
    // The card is over by then.
    expect((await signUp(client, later)).status).toBe('requested');
  });

  it('that the office asks someone to take waits for their consent', async () => {
    const { client } = await signInDonor(api);
    const known = await addShift(office, temple, { day: 40 });
    await signUp(client, known);
    const volunteerId = (await shiftDetail(office, known.shiftId)).people[0]?.volunteerId;
    const shift = await addShift(office, temple, { day: 41 });
    const asked = await office.post(`${SHIFTS}/${shift.shiftId}/people`).send({ volunteerId }).expect(201);
    expect(asked.body.status).toBe('awaiting-consent');
    expect((await client.post(`${OWN}/${asked.body.id}/consent`).expect(200)).body.status).toBe('assigned');
  });

  it('is never a child’s below the shift’s age, also where the office asks, and says that it is a minor’s', async () => {
    const { client } = await signInDonor(api);
    const member = { name: 'Anu', relation: 'daughter', birthDate: `${new Date().getUTCFullYear() - 9}-01-01` };
    const { id: child } = (await client.post('/api/devotee/family').send(member).expect(201)).body;
    const known = await addShift(office, temple, { day: 50 });
    await signUp(client, known, { people: [child], consents: true });
    const volunteerId = (await shiftDetail(office, known.shiftId)).people[0]?.volunteerId;
    const [kitchen, flowers] = [
      await addShift(office, temple, { day: 51, opportunity: { minimumAge: 18 } }),
      await addShift(office, temple, { day: 52 }),
    ];
    const ask = ({ shiftId }: TestShift) =>
      office.post(`${SHIFTS}/${shiftId}/people`).send({ volunteerId, overrideReason: 'Tall for her age' });
    expect((await ask(kitchen).expect(400)).body.fields).toHaveProperty('volunteerId');
    expect((await ask(flowers).expect(201)).body).toMatchObject({ isMinor: true, status: 'awaiting-consent' });
  });

  it('asks how old a devotee is who entered their own birth date, whichever way they are named', async () => {
    const { client } = await signInDonor(api);
    const myself = { name: 'Meera', relation: 'self', birthDate: `${new Date().getUTCFullYear() - 11}-01-01` };
    const { id } = (await client.post('/api/devotee/family').send(myself).expect(201)).body;
    const shift = await addShift(office, temple, { opportunity: { minimumAge: 18 } });
    for (const person of ['self', id]) {
      const { body } = await client
        .post(OWN)
        .send({ temple: temple.slug, shiftId: shift.shiftId, people: [person] })
        .expect(400);
      expect(body.fields).toHaveProperty('people');
    }
  });

  it('is never somebody’s whom the family remembers', async () => {
    const { client } = await signInDonor(api);
    const late = { name: 'Late Grandfather', relation: 'grandfather', birthDate: '1920-01-01', deathDate: '2001-02-03' };
    const { id } = (await client.post('/api/devotee/family').send(late).expect(201)).body;
    const { shiftId } = await addShift(office, temple);
    const refused = await client
      .post(OWN)
      .send({ temple: temple.slug, shiftId, people: [id] })
      .expect(400);
    expect(refused.body.fields.people).toBe('Your family list keeps this person in remembrance. Choose someone else.');
  });

  it('of a trainee takes none of the places', async () => {
    const shift = await addShift(office, temple, { opportunity: { takesTrainees: true } });
    const [trainee, other] = [await signInDonor(api), await signInDonor(api)];
    expect((await signUp(trainee.client, shift, { asTrainee: true })).isTrainee).toBe(true);
    expect((await signUp(other.client, shift)).status).toBe('assigned');
    expect(await shiftDetail(office, shift.shiftId)).toMatchObject({ taken: 1, trainees: 1, waiting: 0 });
  });
});

describe('the waitlist', () => {
  it('fills a freed place in order, and nobody passes it', async () => {
    const shift = await addShift(office, temple);
    const people = [];
    for (let index = 0; index < 4; index++) people.push(await signInDonor(api));
    const places: OwnShift[] = [];
    for (const { client } of people) places.push(await signUp(client, shift));
    expect(places.map(({ position }) => position)).toEqual([null, 1, 2, 3]);
    await people[0]?.client.post(`${OWN}/${places[0]?.id}/decline`).send({ reason: 'Ill' }).expect(200);
    const late = await signInDonor(api);
    expect((await signUp(late.client, shift)).position).toBe(3);
    expect(await states(shift)).toEqual(['declined', 'assigned', 'waiting', 'waiting', 'waiting']);
    expect((await mailsTo(people[1]?.account.email ?? '')).map(({ subject }) => subject)).toEqual([expect.stringContaining('has a place')]);
    // A higher maximum opens a place for the next.
    const { date, time, endTime } = await shiftDetail(office, shift.shiftId);
    await office.put(`${SHIFTS}/${shift.shiftId}`).send({ date, time, endTime, minimum: 1, target: 2, maximum: 2 }).expect(200);
    expect(await states(shift)).toEqual(['declined', 'assigned', 'assigned', 'waiting', 'waiting']);
    const fewer = await office
      .put(`${SHIFTS}/${shift.shiftId}`)
      .send({ date, time, endTime, minimum: 1, target: 1, maximum: 1 })
      .expect(400);
    expect(fewer.body.fields).toEqual({ maximum: '2 people have places. Enter 2 or more.' });
  });

  it('passes over who has another shift at this time by now', async () => {
    const [shift, other] = [
      await addShift(office, temple, { day: 20 }),
      await addShift(office, temple, { day: 20, maximum: 5, target: 5 }),
    ];
    const [first, busy, next] = [await signInDonor(api), await signInDonor(api), await signInDonor(api)];
    const place = await signUp(first.client, shift);
    for (const { client } of [busy, next]) await signUp(client, shift);
    await signUp(busy.client, other);
    await first.client.post(`${OWN}/${place.id}/decline`).send({ reason: 'Ill' }).expect(200);
    expect(await states(shift)).toEqual(['declined', 'canceled', 'assigned']);
  });
});

describe('a swap', () => {
  it('is for who qualifies, once, and keeps the count', async () => {
    const shift = await addShift(office, temple, { opportunity: { skills: ['Sound system'], needsReview: false } });
    const [owner, helper, other] = [await signInDonor(api), await signInDonor(api), await signInDonor(api)];
    const skilled = { frequency: 'any', skills: ['sound SYSTEM'], daysAway: [] };
    for (const { client } of [owner, helper]) await client.put('/api/devotee/volunteering').send(skilled).expect(200);
    const place = await signUp(owner.client, shift);
    const take = (client: TestAgent) => client.post(`${OWN}/${place.id}/take-over`).send({ temple: temple.slug, person: 'self' });
    await take(helper.client).expect(404);
    await owner.client.post(`${OWN}/${place.id}/offer`).send({ isOffered: true }).expect(200);
    expect(code(await take(other.client).expect(409))).toBe('swap-not-qualified');
    expect((await take(helper.client).expect(200)).body.status).toBe('assigned');
    await take(helper.client).expect(404);
    expect(await states(shift)).toEqual(['replaced', 'assigned']);
    expect(await shiftDetail(office, shift.shiftId)).toMatchObject({ taken: 1, waiting: 0 });
  });
});

it('reminds on the calendar where the volunteer is', async () => {
  const { client, account } = await signInDonor(api);
  const west = { timeZone: 'Pacific/Honolulu', quiet: false, quietFrom: 21, quietTo: 7, digest: 'each', hour: 8 };
  await client.put('/api/account/notification-timing').send(west).expect(200);
  expect(await api.get(NotificationTimings).zoneOf(account.id)).toBe('Pacific/Honolulu');
  // Half past midnight at the temple is the evening before in Honolulu.
  const shift = await addShift(office, temple, { day: 30, time: '00:30', endTime: '03:00' });
  await signUp(client, shift);
  const { startsAt } = await shiftDetail(office, shift.shiftId);
  const day = dateAt(Date.parse(startsAt), 'Pacific/Honolulu');
  const { instantOf } = await import('@sannidhi/panchanga');
  const at = (date: string) => new Date(instantOf(date, '09:00', 'Pacific/Honolulu'));
  const remind = async (date: string) => {
    await api.database.transaction((tx) => tx.update(ShiftAssignmentRow, { accountId: account.id }, { nextReminderAt: new Date(0) }));
    await api.get(ShiftUpkeep).remindDue(at(date));
  };
  const count = async () => (await client.get('/api/account/notifications').expect(200)).body.items.length;
  await remind(daysAfter(day, -2));
  expect(await count()).toBe(0);
  await remind(daysAfter(day, -1));
  await remind(daysAfter(day, -1));
  expect(await count()).toBe(1);
});

it('cancels a shift with a reason that its volunteers read', async () => {
  const { client, account } = await signInDonor(api);
  const shift = await addShift(office, temple, { day: 33 });
  await signUp(client, shift);
  const body = { reason: 'The kitchen is closed' };
  expect((await office.post(`${SHIFTS}/${shift.shiftId}/cancel`).send(body).expect(200)).body).toMatchObject({
    status: 'canceled',
    taken: 0,
    missing: 0,
  });
  expect((await mailsTo(account.email)).some(({ text }) => text.includes(body.reason))).toBe(true);
  // Their time is free again.
  expect((await signUp(client, await addShift(office, temple, { day: 33 }))).status).toBe('assigned');
});
