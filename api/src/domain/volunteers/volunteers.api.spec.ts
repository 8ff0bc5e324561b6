import type { HourEntry, OwnShift, ShiftDetail } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { qrOf, readPaper } from '../../../test/paper.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { addShift, MARKS, OWN, SHIFTS, signUp, type TestShift } from '../../../test/volunteers.ts';
import type { Account } from '../accounts/account.entity.ts';
import { NotificationTimings } from '../notifications/notification-timings.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftUpkeep } from './shift-upkeep.service.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

let api: TestApi;
let temple: Temple;
let office: TestAgent;
let coordinator: Account;
beforeAll(async () => {
  api = await startTestApi();
  ({ temple, client: office, account: coordinator } = await signInStaff(api, { temple: await buildTemple(api) }));
});
afterAll(() => api.close());

const HOUR_MS = 3_600_000;
const code = ({ body }: { body: { code: string } }) => body.code;
const detail = async (shiftId: string): Promise<ShiftDetail> => (await office.get(`${SHIFTS}/${shiftId}`).expect(200)).body;
const states = async (shift: TestShift) => (await detail(shift.shiftId)).people.map(({ status }) => status);
const mailsTo = async (email: string) => (await deliveredTo(api, email)).filter(({ channel }) => channel === 'email');
const mark = (id: string, which: string) => office.post(`${MARKS}/${id}/mark`).send({ mark: which });
/** As if the shift were now. */
async function goOn({ shiftId }: TestShift, minutes = 120): Promise<void> {
  const startsAt = new Date(Date.now() - minutes * 60_000);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 3 * HOUR_MS) };
  await api.database.transaction(async (tx) => {
    await tx.update(VolunteerShiftRow, { templeId: temple.id, id: shiftId }, times);
    await tx.update(ShiftAssignmentRow, { templeId: temple.id, shiftId }, times);
  });
}

describe('a place at a shift', () => {
  it('goes from the sign-up through confirmation and check-in to hours that wait for the office', async () => {
    const { client } = await signInDonor(api);
    const shift = await addShift(office, temple);
    const place = await signUp(client, shift);
    expect(place).toMatchObject({ status: 'assigned', person: 'self', title: 'Serve annadanam' });
    await client.post(`${OWN}/${place.id}/confirm`).expect(200);
    await mark(place.id, 'check-in').expect(409);
    await goOn(shift);
    const { checkIn } = await detail(shift.shiftId);
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
    await goOn(shift, 60);
    await mark(id, 'check-in').expect(200);
    await goOn(shift, 240);
    await api.get(ShiftUpkeep).closeDue(new Date(Date.now() + HOUR_MS));
    const [person] = (await detail(shift.shiftId)).people;
    expect(person).toMatchObject({ status: 'checked-out', isAutoClosed: true, name: account.fullName });
    expect(person?.checkedOutAt).toBe((await detail(shift.shiftId)).endsAt);
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
    const [person] = (await detail(shift.shiftId)).people;
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
    const volunteerId = (await detail(known.shiftId)).people[0]?.volunteerId;
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
    const volunteerId = (await detail(known.shiftId)).people[0]?.volunteerId;
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
    expect(await detail(shift.shiftId)).toMatchObject({ taken: 1, trainees: 1, waiting: 0 });
  });
});

describe('the reason of a decline reaches the coordinator', () => {
  const arrives = async (reason: string, via: string, shift: TestShift) => {
    const person = (await detail(shift.shiftId)).people[0];
    expect(person).toMatchObject({ status: 'declined', reason, declinedVia: via });
    if (via === 'office') return;
    const mails = await mailsTo(coordinator.email);
    expect(mails.filter(({ text }) => text.includes(reason))).toHaveLength(1);
    const { body } = await office.get('/api/account/notifications').expect(200);
    expect(body.items.some((item: { body: string }) => item.body.includes(reason))).toBe(true);
  };

  it('from the screen', async () => {
    const { client } = await signInDonor(api);
    const shift = await addShift(office, temple);
    const { id } = await signUp(client, shift);
    const refused = await client.post(`${OWN}/${id}/decline`).send({ reason: ' ' }).expect(400);
    expect(refused.body.fields).toHaveProperty('reason');
    await client.post(`${OWN}/${id}/decline`).send({ reason: 'My mother is in hospital' }).expect(200);
    await arrives('My mother is in hospital', 'screen', shift);
  });

  it('by the link in the reminder’s email, without signing in', async () => {
    const { client, account } = await signInDonor(api);
    const shift = await addShift(office, temple, { day: 1 });
    await signUp(client, shift);
    // Eight in the morning at the temple, the day before.
    const today = dateAt(Date.now(), temple.timeZone);
    await api.database.transaction((tx) =>
      tx.update(ShiftAssignmentRow, { templeId: temple.id, shiftId: shift.shiftId }, { nextReminderAt: new Date(0) }),
    );
    const { localInstant } = await import('../../platform/documents/words.ts');
    await api.get(ShiftUpkeep).remindDue(localInstant(today, '20:00', temple.timeZone));
    const [mail] = (await mailsTo(account.email)).filter(({ text }) => text.includes('/devotee/volunteer/answer/'));
    const token = /answer\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const stranger = api.client();
    expect((await stranger.get(`/api/public/shift-answers/${token}`).expect(200)).body).toMatchObject({
      title: 'Serve annadanam',
      status: 'assigned',
    });
    await stranger.get(`/api/public/shift-answers/${token.slice(0, -1)}x`).expect(404);
    await stranger.post(`/api/public/shift-answers/${token}`).send({ comes: false }).expect(400);
    await stranger.post(`/api/public/shift-answers/${token}`).send({ comes: false, reason: 'The car broke down' }).expect(200);
    await arrives('The car broke down', 'email', shift);
  });

  it('by a call to the office', async () => {
    const { client } = await signInDonor(api);
    const shift = await addShift(office, temple);
    const { id } = await signUp(client, shift);
    await office.post(`${MARKS}/${id}/decline`).send({ reason: 'Called in ill' }).expect(200);
    await arrives('Called in ill', 'office', shift);
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
    const { date, time, endTime } = await detail(shift.shiftId);
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
    expect(await detail(shift.shiftId)).toMatchObject({ taken: 1, waiting: 0 });
  });
});

describe('hours, certificate, letter and public page', () => {
  it('agree, until the office corrects an hour: then the certificate is void', async () => {
    const { client } = await signInDonor(api);
    const shift = await addShift(office, temple);
    const { id } = await signUp(client, shift);
    await goOn(shift, 150);
    await mark(id, 'check-in').expect(200);
    await api.database.transaction((tx) =>
      tx.update(ShiftAssignmentRow, { templeId: temple.id, id }, { checkedInAt: new Date(Date.now() - 90 * 60_000) }),
    );
    await mark(id, 'check-out').expect(200);
    const hours = async () => (await client.get('/api/devotee/volunteer-hours').expect(200)).body[0];
    const pending = await hours();
    expect(pending).toMatchObject({ approvedMinutes: 0, pendingMinutes: 90 });
    const { volunteerId } = pending;
    const on = pending.entries[0].workedOn;
    const issue = () => client.post('/api/devotee/service-certificates').send({ volunteerId, from: on, to: on });
    expect(code(await issue().expect(409))).toBe('no-approved-hours');
    const ahead = { volunteerId, from: on, to: daysAfter(on, 2) };
    const refused = await client.post('/api/devotee/service-certificates').send(ahead).expect(400);
    expect(refused.body.fields).toEqual({ to: 'Choose today or an earlier day' });
    await office.post(`/api/temple-admin/volunteer-hours/${pending.entries[0].id}/approve`).expect(200);
    expect(code(await office.post(`/api/temple-admin/volunteer-hours/${pending.entries[0].id}/approve`).expect(409))).toBe('hours-decided');
    const { body: certificate } = await issue().expect(201);
    const verify = async () =>
      (
        await api
          .client()
          .get(`/api/public/service-certificates/${certificate.verifyPath.split('/').at(-1)}`)
          .expect(200)
      ).body;
    const { approvedMinutes } = await hours();
    expect([approvedMinutes, certificate.totalMinutes, (await verify()).totalMinutes]).toEqual([90, 90, 90]);
    for (const paper of ['certificate', 'letter']) {
      const path = `/api/devotee/service-certificates/${certificate.id}/${paper}.pdf`;
      const [one, again] = [await client.get(path).expect(200), await client.get(path).expect(200)];
      expect(one.body.equals(again.body)).toBe(true);
      const words = readPaper(one.body);
      expect(words).toContain('1.5 hours');
      expect(words).toContain(certificate.name);
      expect(qrOf(one.body)).toContain(certificate.verifyPath);
    }
    const adjust = (minutes: number) =>
      office.post(`/api/temple-admin/volunteer-hours/${pending.entries[0].id}/adjust`).send({ minutes, reason: 'Cleaned up' });
    // Three hours of the shift and twelve more.
    expect((await adjust(901).expect(400)).body.fields).toEqual({ minutes: 'At most 900 minutes: the shift and 12 hours more' });
    await adjust(120).expect(200);
    expect(await verify()).toMatchObject({ status: 'void', totalMinutes: 90 });
    const { body: next } = await issue().expect(201);
    expect(next.totalMinutes).toBe((await hours()).approvedMinutes);
  });

  it('are nobody else’s', async () => {
    const [owner, stranger] = [await signInDonor(api), await signInDonor(api)];
    const shift = await addShift(office, temple);
    const { id } = await signUp(owner.client, shift);
    for (const step of ['confirm', 'consent']) await stranger.client.post(`${OWN}/${id}/${step}`).expect(404);
    const { volunteerId } = (await detail(shift.shiftId)).people[0] ?? {};
    const body = { volunteerId, from: '2026-01-01', to: '2026-12-31' };
    expect((await stranger.client.post('/api/devotee/service-certificates').send(body).expect(400)).body.fields).toHaveProperty(
      'volunteerId',
    );
  });
});

describe('is refused with a sentence:', () => {
  const add = (given: Record<string, unknown>) => addShift(office, temple, given).catch((error: Error) => error.message);
  const refusedShift = async (given: object) => {
    const { body } = await office.post('/api/temple-admin/opportunities').send({ title: 'Park cars', isPublished: true }).expect(201);
    const date = daysAfter(dateAt(Date.now(), temple.timeZone), 3);
    const times = { date, time: '09:00', endTime: '12:00', minimum: 1, target: 1, maximum: 1 };
    return (
      await office
        .post(SHIFTS)
        .send({ opportunityId: body.id, ...times, ...given })
        .expect(400)
    ).body.fields;
  };

  it('an end before the start, a minimum above the maximum, a shift in the past, one of a whole week', async () => {
    expect(await refusedShift({ endTime: '08:00' })).toHaveProperty('endTime');
    expect(await refusedShift({ minimum: 5, target: 5, maximum: 2 })).toHaveProperty('maximum');
    expect(await refusedShift({ date: '2020-01-01' })).toHaveProperty('date');
    const date = daysAfter(dateAt(Date.now(), temple.timeZone), 3);
    expect(await refusedShift({ date, endDate: daysAfter(date, 7) })).toHaveProperty('endTime');
    expect(typeof (await add({ endTime: '02:00', endDate: daysAfter(dateAt(Date.now(), temple.timeZone), 11) }))).toBe('object');
  });

  it('another temple’s shift, lead, and opportunity', async () => {
    const elsewhere = await signInStaff(api, { temple: await buildTemple(api) });
    const shift = await addShift(elsewhere.client, elsewhere.temple);
    await office.get(`${SHIFTS}/${shift.shiftId}`).expect(404);
    await office.post(`${SHIFTS}/${shift.shiftId}/cancel`).send({ reason: 'Mine' }).expect(404);
    expect(await refusedShift({ opportunityId: shift.opportunityId })).toHaveProperty('opportunityId');
    const { client } = await signInDonor(api);
    const wrong = { temple: temple.slug, shiftId: shift.shiftId, people: ['self'] };
    await client.post(OWN).send(wrong).expect(404);
  });

  it('someone else’s family member, a child too young, a day away, a second sign-up, a draft', async () => {
    const [parent, other] = [await signInDonor(api), await signInDonor(api)];
    const birthDate = `${new Date().getFullYear() - 9}-01-01`;
    const { body: child } = await parent.client
      .post('/api/devotee/family')
      .send({ name: 'Anika', relation: 'daughter', birthDate })
      .expect(201);
    const shift = await addShift(office, temple, { maximum: 5, target: 5, opportunity: { minimumAge: 0 } });
    const send = (client: TestAgent, people: string[], at = shift) =>
      client.post(OWN).send({ temple: temple.slug, shiftId: at.shiftId, people });
    expect((await send(other.client, [child.id]).expect(400)).body.fields).toHaveProperty('people');
    const grown = await addShift(office, temple, { day: 12, opportunity: { minimumAge: 12 } });
    expect((await send(parent.client, [child.id], grown).expect(400)).body.fields).toHaveProperty('people');
    // Parent and child together; the child waits for consent.
    const { body: places } = await send(parent.client, ['self', child.id]).expect(201);
    expect(places.map(({ status }: OwnShift) => status)).toEqual(['assigned', 'awaiting-consent']);
    await parent.client.post(`${OWN}/${places[1].id}/consent`).expect(200);
    expect(code(await send(parent.client, ['self']).expect(409))).toMatch(/shift-(signed-up|overlap)/);
    const date = daysAfter(dateAt(Date.now(), temple.timeZone), 15);
    await other.client
      .put('/api/devotee/volunteering')
      .send({ frequency: 'any', daysAway: [{ from: date, to: date }] })
      .expect(200);
    expect((await send(other.client, ['self'], await addShift(office, temple, { day: 15 })).expect(400)).body.fields).toHaveProperty(
      'people',
    );
    await send(other.client, ['self'], await addShift(office, temple, { opportunity: { isPublished: false } })).expect(404);
    const tomorrow = { opensOn: daysAfter(dateAt(Date.now(), temple.timeZone), 1), opensTime: '09:00' };
    expect(code(await send(other.client, ['self'], await addShift(office, temple, { opportunity: tomorrow })).expect(409))).toBe(
      'shift-closed',
    );
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
  const { startsAt } = await detail(shift.shiftId);
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

describe('a shift’s lead', () => {
  const LED = '/api/devotee/led-shifts';
  const led = async (client: TestAgent) => (await client.get(LED).expect(200)).body;
  const marks = (client: TestAgent, id: string, which: string) =>
    client.post(`/api/devotee/led-shift-people/${id}/mark`).send({ mark: which });

  it('sees who comes and checks them in and out by phone, only at their own shifts and around their time', async () => {
    const [lead, helper, other] = [await signInDonor(api), await signInDonor(api), await signInDonor(api)];
    const shift = await addShift(office, temple, { day: 40, maximum: 3, target: 3 });
    const elsewhere = await addShift(office, temple, { day: 41 });
    const own = await signUp(lead.client, shift);
    const place = await signUp(helper.client, shift);
    const foreign = await signUp(other.client, elsewhere);
    expect(await led(lead.client)).toEqual([]);
    const { volunteerId: leadId } = await api.database.reader.findOneByOrFail(ShiftAssignmentRow, { templeId: temple.id, id: own.id });
    const leadBy = (id: string | null) =>
      api.database.transaction((tx) => tx.update(VolunteerShiftRow, { templeId: temple.id, id: shift.shiftId }, { leadId: id }));
    await leadBy(leadId);
    const [ahead] = await led(lead.client);
    expect(ahead).toMatchObject({ title: 'Serve annadanam', isCheckInOpen: false, temple: { slug: temple.slug } });
    expect(ahead.people.map(({ id }: { id: string }) => id).sort()).toEqual([own.id, place.id].sort());
    expect(Object.keys(ahead.people[0])).not.toContain('overrideReason');
    expect(code(await marks(lead.client, place.id, 'check-in').expect(409))).toBe('shift-check-in-time');
    await goOn(shift);
    expect((await led(lead.client))[0].isCheckInOpen).toBe(true);
    expect((await marks(lead.client, place.id, 'check-in').expect(200)).body).toMatchObject({ id: place.id, status: 'checked-in' });
    await marks(lead.client, place.id, 'undo').expect(200);
    await marks(lead.client, place.id, 'check-in').expect(200);
    await marks(lead.client, place.id, 'check-out').expect(200);
    expect(code(await marks(lead.client, place.id, 'check-in').expect(409))).toBe('shift-step-refused');
    expect(await api.database.reader.countBy(HourEntryRow, { templeId: temple.id, assignmentId: place.id })).toBe(1);
    await marks(lead.client, own.id, 'no-show').expect(400);
    // Neither another shift's people, nor by anybody else.
    await marks(lead.client, foreign.id, 'check-in').expect(404);
    await marks(helper.client, own.id, 'check-in').expect(404);
    expect(await led(helper.client)).toEqual([]);
    // Somebody else leads it now.
    await leadBy(null);
    await marks(lead.client, own.id, 'check-in').expect(404);
    expect(await led(lead.client)).toEqual([]);
  });

  it.each(['assigned', 'no-show'])('takes back only check-ins: who is %s stays so', async (status) => {
    const [lead, helper] = [await signInDonor(api), await signInDonor(api)];
    const shift = await addShift(office, temple, { day: 42, maximum: 2, target: 2 });
    const own = await signUp(lead.client, shift);
    const place = await signUp(helper.client, shift);
    const { volunteerId: leadId } = await api.database.reader.findOneByOrFail(ShiftAssignmentRow, { templeId: temple.id, id: own.id });
    await api.database.transaction((tx) => tx.update(VolunteerShiftRow, { templeId: temple.id, id: shift.shiftId }, { leadId }));
    await goOn(shift);
    if (status === 'no-show') await mark(place.id, 'no-show').expect(200);
    expect(code(await marks(lead.client, place.id, 'undo').expect(409))).toBe('shift-step-refused');
    expect((await detail(shift.shiftId)).people.find(({ id }) => id === place.id)).toMatchObject({ status });
  });
});
