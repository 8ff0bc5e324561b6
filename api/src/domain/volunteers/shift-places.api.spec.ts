import type { OwnShift, ShiftDetail, ShiftPerson } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { addShift, MARKS, OWN, SHIFTS, signUp, type TestShift } from '../../../test/volunteers.ts';
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

const AWAY_DAY = 70;
const people = async ({ shiftId }: TestShift): Promise<ShiftPerson[]> => {
  const { body }: { body: ShiftDetail } = await office.get(`${SHIFTS}/${shiftId}`).expect(200);
  return body.people;
};
const states = async (shift: TestShift) => (await people(shift)).map(({ status }) => status);
const mark = (id: string, which: string) => office.post(`${MARKS}/${id}/mark`).send({ mark: which }).expect(200);

/** As if it began in so many minutes. */
async function beginIn({ shiftId }: TestShift, minutes: number): Promise<void> {
  const startsAt = new Date(Date.now() + minutes * 60_000);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 3 * 3_600_000) };
  await api.database.transaction(async (tx) => {
    await tx.update(VolunteerShiftRow, { templeId: temple.id, id: shiftId }, times);
    await tx.update(ShiftAssignmentRow, { templeId: temple.id, shiftId }, times);
  });
}

/** A devotee whom the temple knows as a volunteer, away on a day. */
async function awayOn(day: number, given: Parameters<typeof signInDonor>[1] = {}) {
  const { client, account } = await signInDonor(api, given);
  const place = await signUp(client, await addShift(office, temple, { day: 200 }));
  await client.post(`${OWN}/${place.id}/decline`).send({ reason: 'Only to be known' }).expect(200);
  const { volunteerId } = await api.database.reader.findOneByOrFail(ShiftAssignmentRow, { templeId: temple.id, id: place.id });
  const markAway = async () => {
    const date = daysAfter(dateAt(Date.now(), temple.timeZone), day);
    const preferences = { frequency: 'any', daysAway: [{ from: date, to: date }] };
    await client.put('/api/devotee/volunteering').send(preferences).expect(200);
  };
  return { client, account, volunteerId, markAway };
}

it('no longer counts as missing once somebody took it over', async () => {
  const shift = await addShift(office, temple, { day: 51 });
  const [owner, helper] = [await signInDonor(api), await signInDonor(api)];
  const place = await signUp(owner.client, shift);
  await owner.client.post(`${OWN}/${place.id}/offer`).send({ isOffered: true }).expect(200);
  await helper.client.post(`${OWN}/${place.id}/take-over`).send({ temple: temple.slug, person: 'self' }).expect(200);
  const { body } = await office.get(`${SHIFTS}?gaps=true&opportunity=${shift.opportunityId}`).expect(200);
  expect(body.items).toEqual([]);
});

it('ends with its shift also for who checked in early; who left keeps their hours, and everybody is notified once', async () => {
  const shift = await addShift(office, temple, { day: 52, maximum: 3, target: 3 });
  const [early, gone, other] = [await signInDonor(api), await signInDonor(api), await signInDonor(api)];
  const places: OwnShift[] = [];
  for (const { client } of [early, gone, other]) places.push(await signUp(client, shift));
  await beginIn(shift, 30);
  await mark(places[0]!.id, 'check-in');
  await mark(places[1]!.id, 'check-in');
  await mark(places[1]!.id, 'check-out');
  const reason = 'The kitchen is flooded';
  await office.post(`${SHIFTS}/${shift.shiftId}/cancel`).send({ reason }).expect(200);
  expect(await states(shift)).toEqual(['canceled', 'checked-out', 'canceled']);
  expect((await people(shift))[0]).toMatchObject({ checkedInAt: null });
  expect(await api.database.reader.countBy(HourEntryRow, { templeId: temple.id, assignmentId: places[1]!.id })).toBe(1);
  for (const { account } of [early, gone, other])
    expect(
      (await deliveredTo(api, account.email)).filter(({ channel, text }) => channel === 'email' && text.includes(reason)),
    ).toHaveLength(1);
});

describe('on a day away', () => {
  const ask = ({ shiftId }: TestShift, volunteerId: string, overrideReason = '') =>
    office.post(`${SHIFTS}/${shiftId}/people`).send({ volunteerId, overrideReason });

  it('is asked for only with a reason, and not by asking a team', async () => {
    const { volunteerId, account, markAway } = await awayOn(AWAY_DAY);
    await markAway();
    const shift = await addShift(office, temple, { day: AWAY_DAY });
    const { body: team } = await office.post('/api/temple-admin/volunteer-teams').send({ name: 'Lamps' }).expect(201);
    await office.post(`/api/temple-admin/volunteer-teams/${team.id}/members`).send({ volunteerId }).expect(200);
    const { body: asked } = await office.post(`${SHIFTS}/${shift.shiftId}/team`).send({ teamId: team.id }).expect(200);
    expect(asked).toMatchObject({
      asked: 0,
      skipped: [{ name: account.fullName, reason: { code: 'shift-assignment.volunteer-away' } }],
    });
    expect((await ask(shift, volunteerId).expect(400)).body.fields).toHaveProperty('overrideReason');
    expect((await ask(shift, volunteerId, 'She offered to come back early').expect(201)).body.status).toBe('awaiting-consent');
  });

  it('goes to the next on the waitlist, unless the office asked them to wait all the same', async () => {
    const shift = await addShift(office, temple, { day: AWAY_DAY + 1 });
    const first = await signInDonor(api);
    const [away, asked] = [await awayOn(AWAY_DAY + 1, { language: 'hi' }), await awayOn(AWAY_DAY + 1)];
    const place = await signUp(first.client, shift);
    await signUp(away.client, shift);
    for (const { markAway } of [away, asked]) await markAway();
    await ask(shift, asked.volunteerId, 'He comes back that morning').expect(201);
    await first.client.post(`${OWN}/${place.id}/decline`).send({ reason: 'Ill' }).expect(200);
    expect(await states(shift)).toEqual(['declined', 'canceled', 'awaiting-consent']);
    const texts = (await deliveredTo(api, away.account.email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('इस दिन बाहर रहने की सूचना है।'))).toHaveLength(1);
    expect(texts.join()).not.toContain('away');
    const { people } = (await office.get(`${SHIFTS}/${shift.shiftId}`).expect(200)).body;
    expect(people[1].refusal).toMatchObject({ code: 'shift-assignment.away-then' });
  });
});
