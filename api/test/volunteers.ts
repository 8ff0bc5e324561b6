import type { OwnShift } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import type { Temple } from '../src/domain/temples/temple.entity.ts';

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
