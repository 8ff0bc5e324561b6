import { type AskedTeam, TEAM_PEOPLE_MAX } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { addShift, OWN, SHIFTS, signUp } from '../../../test/volunteers.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerTeamRow } from './volunteer-team.entity.ts';

const TEAMS = '/api/temple-admin/volunteer-teams';

let api: TestApi;
let temple: Temple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  ({ temple, client: office } = await signInStaff(api, { temple: await buildTemple(api) }));
});
afterAll(() => api.close());

/** A devotee whom the temple knows as a volunteer, without a shift to come. */
async function volunteer() {
  const { client, account } = await signInDonor(api);
  const place = await signUp(client, await addShift(office, temple, { day: 200 }));
  await client.post(`${OWN}/${place.id}/decline`).send({ reason: 'Only to be known' }).expect(200);
  const { id } = await api.database.reader.findOneByOrFail(VolunteerRow, { templeId: temple.id, accountId: account.id });
  return { client, account, id };
}

async function team(name: string, ...volunteerIds: string[]): Promise<string> {
  const { body } = await office.post(TEAMS).send({ name }).expect(201);
  for (const volunteerId of volunteerIds) await office.post(`${TEAMS}/${body.id}/members`).send({ volunteerId }).expect(200);
  return body.id;
}

const ask = async (shiftId: string, teamId: string): Promise<AskedTeam> =>
  (await office.post(`${SHIFTS}/${shiftId}/team`).send({ teamId }).expect(200)).body;

it('asks the people of a team while a shift has places, and says who wasn’t asked and why', async () => {
  const [asha, binu, chitra] = [await volunteer(), await volunteer(), await volunteer()];
  const teamId = await team('Kitchen', asha.id, binu.id, chitra.id);
  const other = await addShift(office, temple, { day: 20 });
  await signUp(asha.client, other);
  const shift = await addShift(office, temple, { day: 20, maximum: 1 });
  const result = await ask(shift.shiftId, teamId);
  expect(result.asked).toBe(1);
  const reasons = result.skipped.map(({ name, reason }) => [name, reason.code]);
  expect(reasons).toContainEqual([asha.account.fullName, 'shift-overlap']);
  expect(reasons.map(([, code]) => code).sort()).toEqual(['shift-full', 'shift-overlap']);
  const { body } = await office.get(`${SHIFTS}/${shift.shiftId}`).expect(200);
  expect(body).toMatchObject({ taken: 1, waiting: 0 });
  const askedEmail = [binu, chitra].find(({ account }) => account.fullName === body.people[0].name)?.account.email ?? '';
  expect((await deliveredTo(api, askedEmail)).some(({ subject }) => subject?.includes('Serve annadanam'))).toBe(true);
});

it('shows devotees their teams, and the office each volunteer’s', async () => {
  const devotee = await volunteer();
  const teamId = await team('Garlands', devotee.id);
  await office.put(`${TEAMS}/${teamId}`).send({ name: 'Garlands', note: 'Friday evenings', leadId: devotee.id }).expect(200);
  const { fullName } = devotee.account;
  const own = { id: teamId, person: fullName, name: 'Garlands', note: 'Friday evenings', leadName: fullName };
  expect((await devotee.client.get('/api/devotee/volunteer-teams').expect(200)).body).toEqual([expect.objectContaining(own)]);
  const { body } = await office.get(`/api/temple-admin/volunteers?team=${teamId}`).expect(200);
  expect(body.items).toEqual([expect.objectContaining({ id: devotee.id, teams: ['Garlands'] })]);
});

it('refuses a second team with the name of another, and a lead from outside', async () => {
  const stranger = await volunteer();
  const teamId = await team('Sound');
  expect((await office.post(TEAMS).send({ name: 'sound' }).expect(409)).body.fields).toHaveProperty('name');
  const lead = await office.put(`${TEAMS}/${teamId}`).send({ name: 'Sound', leadId: stranger.id }).expect(400);
  expect(lead.body.fields).toHaveProperty('leadId');
});

it('counts a person once however often they are added, and never has more people than a team can', async () => {
  const [first, second] = [await volunteer(), await volunteer()];
  const teamId = await team('Parking');
  const add = (volunteerId: string) => office.post(`${TEAMS}/${teamId}/members`).send({ volunteerId });
  await Promise.all([1, 2, 3, 4].map(() => add(first.id).expect(200)));
  const key = { templeId: temple.id, id: teamId };
  expect((await api.database.reader.findOneByOrFail(VolunteerTeamRow, key)).members).toBe(1);
  await api.database.transaction((tx) => tx.update(VolunteerTeamRow, key, { members: TEAM_PEOPLE_MAX }));
  expect((await add(second.id).expect(409)).body.code).toBe('team-full');
});

it('forgets a person who deletes their account, and stays without a lead', async () => {
  const { id, account } = await volunteer();
  const teamId = await team('Lamps', id);
  await office.put(`${TEAMS}/${teamId}`).send({ name: 'Lamps', leadId: id }).expect(200);
  await api.database.transaction((tx) => api.get(PersonalData).erase(tx, account.id));
  expect((await office.get(`${TEAMS}/${teamId}/members`).expect(200)).body).toEqual([]);
  const { body } = await office.get(`${TEAMS}?search=lamps`).expect(200);
  expect(body.items).toEqual([expect.objectContaining({ members: 0, leadName: null })]);
});
