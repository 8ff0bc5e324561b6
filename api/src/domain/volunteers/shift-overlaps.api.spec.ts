import type TestAgent from 'supertest/lib/agent.js';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { addShift, OWN, SHIFTS, type TestShift } from '../../../test/volunteers.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftWaits } from './shift-waits.service.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

/** Full size: `SHIFT_CLIENTS=50 SHIFT_ROUNDS=40`. */
const CLIENTS = Number(process.env.SHIFT_CLIENTS ?? 50);
const ROUNDS = Number(process.env.SHIFT_ROUNDS ?? 1);
const TEMPLES = 3;
const PEOPLE = 5;

let api: TestApi;
let offices: { client: TestAgent; shifts: TestShift[] }[];
beforeAll(async () => {
  api = await startTestApi();
  offices = [];
  for (let index = 0; index < TEMPLES; index++) {
    const { client, temple } = await signInStaff(api, { temple: await buildTemple(api, { timeZone: 'America/New_York' }) });
    const shifts = [];
    // Two mornings that overlap by an hour, and an afternoon that begins when the second ends.
    for (const [time, endTime] of [
      ['09:00', '12:00'],
      ['11:00', '14:00'],
      ['14:00', '16:00'],
    ])
      shifts.push(await addShift(client, temple, { time, endTime, target: 2, maximum: 2 }));
    offices.push({ client, shifts });
  }
});
afterAll(() => api.close());

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** No two places of one person at once, no shift above its maximum, and its counts are its rows. */
async function consistent(): Promise<void> {
  const rows = await api.database.reader.find(ShiftAssignmentRow);
  const held = rows.filter(({ holdsTime }) => holdsTime);
  for (const one of held)
    for (const other of held)
      if (one.id < other.id && one.personId === other.personId && !one.isOverlapAllowed && !other.isOverlapAllowed)
        expect(one.startsAt < other.endsAt && other.startsAt < one.endsAt).toBe(false);
  for (const shift of await api.database.reader.find(VolunteerShiftRow)) {
    const own = rows.filter(({ shiftId }) => shiftId === shift.id);
    expect(shift.taken).toBe(own.filter(({ holdsTime }) => holdsTime).length);
    expect(shift.waiting).toBe(own.filter(({ status }) => status === 'waiting').length);
    expect(shift.taken).toBeLessThanOrEqual(shift.maximum);
    // Whoever waits is before nobody: a free place means an empty list.
    if (shift.taken < shift.maximum) expect(shift.waiting).toBe(0);
  }
}

it(`keeps people from two shifts at once over all temples, with ${CLIENTS} requests at a time`, async () => {
  const people: TestAgent[] = [];
  for (let index = 0; index < PEOPLE; index++) people.push((await signInDonor(api)).client);
  const outcomes = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const requests = Array.from({ length: CLIENTS }, async () => {
      const client = pick(people);
      const { temple, shiftId } = pick(pick(offices).shifts);
      const mine = (await client.get(OWN)).body.items ?? [];
      const open = mine.filter(({ status }: { status: string }) => status === 'assigned' || status === 'waiting');
      const leaves = round > 0 && open.length > 0 && Math.random() < 0.4;
      const reply = leaves
        ? await client.post(`${OWN}/${pick<{ id: string }>(open).id}/decline`).send({ reason: 'Something came up' })
        : await client.post(OWN).send({ temple: temple.slug, shiftId, people: ['self'] });
      outcomes.set(reply.status, (outcomes.get(reply.status) ?? 0) + 1);
    });
    await Promise.all(requests);
    await api.get(ShiftWaits).fillAll();
    await consistent();
  }
  expect([...outcomes.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(outcomes.get(201)).toBeGreaterThan(0);
  expect(outcomes.get(409)).toBeGreaterThan(0);
});

it('gives one person one of two overlapping shifts, however often both are asked for at once', async () => {
  const { client } = await signInDonor(api);
  const [one, other] = [offices[0]?.shifts[0], offices[1]?.shifts[1]] as [TestShift, TestShift];
  const { client: office } = offices[0] as { client: TestAgent };
  const fresh = await Promise.all([
    addShift(office, one.temple, { day: 50, maximum: 60, target: 1 }),
    addShift((offices[1] as { client: TestAgent }).client, other.temple, {
      day: 50,
      time: '11:00',
      endTime: '13:00',
      maximum: 60,
      target: 1,
    }),
  ]);
  const replies = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => {
      const { temple, shiftId } = fresh[index % 2] as TestShift;
      return client.post(OWN).send({ temple: temple.slug, shiftId, people: ['self'] });
    }),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(CLIENTS - 1);
  await consistent();
});

it('allows an overlap where a coordinator does', async () => {
  const { client } = await signInDonor(api);
  const { client: office, shifts } = offices[0] as { client: TestAgent; shifts: TestShift[] };
  const { temple } = shifts[0] as TestShift;
  const [first, second] = [await addShift(office, temple, { day: 60 }), await addShift(office, temple, { day: 60 })];
  await client
    .post(OWN)
    .send({ temple: temple.slug, shiftId: first.shiftId, people: ['self'] })
    .expect(201);
  const { body } = await office.get(`${SHIFTS}/${first.shiftId}`).expect(200);
  const ask = (allowsOverlap: boolean) =>
    office.post(`${SHIFTS}/${second.shiftId}/people`).send({ volunteerId: body.people[0].volunteerId, allowsOverlap });
  expect((await ask(false).expect(409)).body.code).toBe('shift-overlap');
  expect((await ask(true).expect(201)).body).toMatchObject({ status: 'awaiting-consent', isOverlapAllowed: true });
});

it('says of a second sign-up for the same shift that it is one', async () => {
  const { client } = await signInDonor(api);
  const { client: office, shifts } = offices[0] as { client: TestAgent; shifts: TestShift[] };
  const { temple, shiftId } = await addShift(office, (shifts[0] as TestShift).temple, { day: 61, target: 5, maximum: 5 });
  const signUp = () => client.post(OWN).send({ temple: temple.slug, shiftId, people: ['self'] });
  await signUp().expect(201);
  expect((await signUp().expect(409)).body.code).toBe('shift-signed-up');
  await consistent();
});
