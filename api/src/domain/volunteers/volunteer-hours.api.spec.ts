import { daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { qrOf, readPaper } from '../../../test/paper.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { addShift, beginShift, markShift, OWN, shiftDetail, signUp } from '../../../test/volunteers.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

let api: TestApi;
let temple: Temple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  ({ temple, client: office } = await signInStaff(api, { temple: await buildTemple(api) }));
});
afterAll(() => api.close());

const code = ({ body }: { body: { code: string } }) => body.code;

describe('hours, certificate, letter and public page', () => {
  it('agree, until the office corrects an hour: then the certificate is void', async () => {
    const { client } = await signInDonor(api);
    const shift = await addShift(office, temple);
    const { id } = await signUp(client, shift);
    await beginShift(api, shift, 150);
    await markShift(office, id, 'check-in').expect(200);
    await api.database.transaction((tx) =>
      tx.update(ShiftAssignmentRow, { templeId: temple.id, id }, { checkedInAt: new Date(Date.now() - 90 * 60_000) }),
    );
    await markShift(office, id, 'check-out').expect(200);
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
    const { volunteerId } = (await shiftDetail(office, shift.shiftId)).people[0] ?? {};
    const body = { volunteerId, from: '2026-01-01', to: '2026-12-31' };
    expect((await stranger.client.post('/api/devotee/service-certificates').send(body).expect(400)).body.fields).toHaveProperty(
      'volunteerId',
    );
  });
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
    await beginShift(api, shift);
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
    await beginShift(api, shift);
    if (status === 'no-show') await markShift(office, place.id, 'no-show').expect(200);
    expect(code(await marks(lead.client, place.id, 'undo').expect(409))).toBe('shift-step-refused');
    expect((await shiftDetail(office, shift.shiftId)).people.find(({ id }) => id === place.id)).toMatchObject({ status });
  });
});
