import type { OwnShift, ShiftDetail } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import type { Temple } from '../src/domain/temples/temple.entity.ts';
import { ShiftAssignmentRow } from '../src/domain/volunteers/shift-assignment.entity.ts';
import { VolunteerShiftRow } from '../src/domain/volunteers/volunteer-shift.entity.ts';
import type { TestApi } from './start-test-api.ts';

export const SHIFTS = '/api/temple-admin/shifts';
export const OWN = '/api/devotee/shift-assignments';
export const MARKS = '/api/temple-admin/shift-assignments';

export interface TestShift {
  shiftId: string;
  opportunityId: string;
  temple: Temple;
}

/** A published opportunity with one shift, some days from now. */
export async function addShift(
  office: TestAgent,
  temple: Temple,
  { day = 10, opportunity = {}, ...given }: { day?: number; opportunity?: object } & Record<string, unknown> = {},
): Promise<TestShift> {
  const { body } = await office
    .post('/api/temple-admin/opportunities')
    .send({ title: 'Serve annadanam', isPublished: true, ...opportunity })
    .expect(201);
  const date = daysAfter(dateAt(Date.now(), temple.timeZone), day);
  const times = { date, time: '09:00', endTime: '12:00', minimum: 1, target: 1, maximum: 1 };
  await office
    .post(SHIFTS)
    .send({ opportunityId: body.id, ...times, ...given })
    .expect(201);
  const { body: shifts } = await office.get(`${SHIFTS}?opportunity=${body.id}`).expect(200);
  return { shiftId: shifts.items[0].id, opportunityId: body.id, temple };
}

/** Signs people up; the first place. */
export async function signUp(client: TestAgent, { shiftId, temple }: TestShift, given: object = {}): Promise<OwnShift> {
  const body = { temple: temple.slug, shiftId, people: ['self'], ...given };
  return (await client.post(OWN).send(body).expect(201)).body[0];
}

/** A shift as the office sees it. */
export const shiftDetail = async (office: TestAgent, shiftId: string): Promise<ShiftDetail> =>
  (await office.get(`${SHIFTS}/${shiftId}`).expect(200)).body;

/** The office marks somebody: `check-in`, `check-out`, `no-show`. */
export const markShift = (office: TestAgent, id: string, mark: string) => office.post(`${MARKS}/${id}/mark`).send({ mark });

const HOUR_MS = 3_600_000;

/** A shift of three hours began so many minutes ago. */
export async function beginShift(api: TestApi, { shiftId, temple }: TestShift, minutesAgo = 120): Promise<void> {
  const startsAt = new Date(Date.now() - minutesAgo * 60_000);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 3 * HOUR_MS) };
  await api.database.transaction(async (tx) => {
    await tx.update(VolunteerShiftRow, { templeId: temple.id, id: shiftId }, times);
    await tx.update(ShiftAssignmentRow, { templeId: temple.id, shiftId }, times);
  });
}
