import type { OwnShift, ShiftDetail } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { addShift, MARKS, OWN, SHIFTS, signUp, type TestShift } from '../../../test/volunteers.ts';
import type { Account } from '../accounts/account.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftUpkeep } from './shift-upkeep.service.ts';

let api: TestApi;
let temple: Temple;
let office: TestAgent;
let coordinator: Account;
beforeAll(async () => {
  api = await startTestApi();
  ({ temple, client: office, account: coordinator } = await signInStaff(api, { temple: await buildTemple(api) }));
});
afterAll(() => api.close());

const code = ({ body }: { body: { code: string } }) => body.code;
const detail = async (shiftId: string): Promise<ShiftDetail> => (await office.get(`${SHIFTS}/${shiftId}`).expect(200)).body;
const mailsTo = async (email: string) => (await deliveredTo(api, email)).filter(({ channel }) => channel === 'email');

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
