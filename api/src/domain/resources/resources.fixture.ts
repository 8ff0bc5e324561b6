import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ResourceUseRow } from './resource-use.entity.ts';

const dateIn = ({ giving }: Place, days: number) => daysAfter(dateAt(Date.now(), giving.temple.timeZone), days);

const hall = (name: string, needsApproval = false) => ({
  name,
  kind: 'hall',
  capacity: 400,
  opensAt: '06:00',
  closesAt: '22:00',
  closedDays: [],
  needsApproval,
  setupMinutes: 30,
  teardownMinutes: 15,
  serviceIds: [],
  active: true,
});

async function add(place: Place, needsApproval = false): Promise<string> {
  const { body } = await place.own.staff
    .post('/api/temple-admin/resources')
    .send(hall(`Hall ${newId()}`, needsApproval))
    .expect(201);
  return body.id;
}

const use = (place: Place, resourceId: string) => ({
  resourceId,
  title: 'Kuchipudi rehearsal',
  note: '22 dancers',
  date: dateIn(place, 3),
  time: '18:30',
  durationMinutes: 90,
  setupMinutes: null,
  teardownMinutes: 0,
});

async function book(place: Place): Promise<{ useId: string; resourceId: string }> {
  const resourceId = await add(place);
  const { body } = await place.own.staff.post('/api/temple-admin/resource-uses').send(use(place, resourceId)).expect(201);
  return { useId: body.id, resourceId };
}

/** One of an event's date that waits. */
async function requestOfEvent(place: Place, api: TestApi): Promise<{ useId: string }> {
  const resourceId = await add(place, true);
  const { client } = await signInStaff(api, { temple: place.giving.temple, preset: 'events-coordinator' });
  const event = {
    title: 'Gita class',
    durationMinutes: 60,
    time: '10:00',
    rule: { kind: 'once' },
    startsOn: dateIn(place, 20),
    resourceId,
  };
  const { body } = await client.post('/api/temple-admin/events').send(event).expect(201);
  const { id } = await api.database.reader.findOneByOrFail(ResourceUseRow, { sourceId: body.dates[0].id });
  return { useId: id };
}

/** One that waits: the front desk books, and can't approve. */
async function request(place: Place, api: TestApi): Promise<{ useId: string }> {
  const resourceId = await add(place, true);
  const { client } = await signInStaff(api, { temple: place.giving.temple, preset: 'front-desk' });
  const { body } = await client.post('/api/temple-admin/resource-uses').send(use(place, resourceId)).expect(201);
  return { useId: body.id };
}

const BOOK = 'staff with resources:book';
const MANAGE = 'staff with resources:manage';

export const fixture: NounFixture = {
  build: book,
  routes: {
    'GET /api/temple-admin/resources': 'staff with temple:read',
    'POST /api/temple-admin/resources': { may: MANAGE, call: () => ({ body: hall(`Hall ${newId()}`) }) },
    'PUT /api/temple-admin/resources/:resourceId': { may: MANAGE, call: () => ({ body: { ...hall(`Hall ${newId()}`), capacity: null } }) },
    'GET /api/temple-admin/resources/:resourceId/times': {
      may: 'staff with temple:read',
      call: (place) => ({ query: { date: dateIn(place, 3), time: '18:30', durationMinutes: '90' } }),
      filters: {
        setupMinutes: { setupMinutes: '10' },
        teardownMinutes: { teardownMinutes: '10' },
        except: { except: '01890000-0000-7000-8000-000000000000' },
      },
    },
    'GET /api/temple-admin/resource-uses/:useId': 'staff with temple:read',
    'POST /api/temple-admin/resource-uses': { may: BOOK, call: async (place) => ({ body: use(place, await add(place)) }) },
    'PUT /api/temple-admin/resource-uses/:useId': {
      may: BOOK,
      call: async (place) => {
        const { useId, resourceId } = await book(place);
        return { params: { useId }, body: { ...use(place, resourceId), time: '10:00' } };
      },
    },
    'POST /api/temple-admin/resource-uses/:useId/cancel': {
      may: BOOK,
      call: async (place) => ({ params: await book(place), body: { reason: 'The teacher is ill.' } }),
    },
    'POST /api/temple-admin/resource-uses/:useId/decision': {
      may: MANAGE,
      call: async (place, api) => ({ params: await request(place, api), body: { approve: false, reason: 'The hall is being painted.' } }),
    },
    'GET /api/temple-admin/resource-uses/:useId/series': {
      may: MANAGE,
      call: async (place, api) => ({ params: await requestOfEvent(place, api) }),
    },
    'POST /api/temple-admin/resource-uses/:useId/series/decision': {
      may: MANAGE,
      call: async (place, api) => {
        const { useId } = await requestOfEvent(place, api);
        return { params: { useId }, body: { approve: true, useIds: [useId] } };
      },
    },
  },
  presets: {
    'resources:book': ['manager', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk'],
    'resources:manage': ['manager'],
  },
  growing: ['resource_uses'],
  small: { resources: 'A temple has a few halls.' },
};
