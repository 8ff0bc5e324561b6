import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { HourEntryRow } from './hour-entry.entity.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftNotices } from './shift-notices.service.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

const MANAGE = 'staff with volunteers:manage';
const READ = 'staff with volunteers:read';
const CHECK_IN = 'staff with volunteers:check-in';
/** Each shift at its own time, six a day: nobody has two at once. */
let made = 0;
const PER_DAY = 6;

const opportunity = (given: object = {}) => ({
  title: 'Serve annadanam',
  description: 'Serve lunch.',
  placeName: 'Dining hall',
  skills: [],
  requirements: [],
  minimumAge: 0,
  needsReview: false,
  takesTrainees: true,
  isPublished: true,
  ...given,
});

const times = ({ giving }: Place) => {
  const date = daysAfter(dateAt(Date.now(), giving.temple.timeZone), 2 + Math.floor(made / PER_DAY));
  const hour = 4 * (made++ % PER_DAY);
  const at = (hours: number) => `${String(hours).padStart(2, '0')}:00`;
  return { date, time: at(hour), endTime: at(hour + 3), minimum: 2, target: 3, maximum: 5 };
};

async function createShift(place: Place, given: object = {}): Promise<{ opportunityId: string; shiftId: string }> {
  const { staff } = place.own;
  const { body } = await staff.post('/api/temple-admin/opportunities').send(opportunity(given)).expect(201);
  await staff
    .post('/api/temple-admin/shifts')
    .send({ opportunityId: body.id, ...times(place) })
    .expect(201);
  const { body: shifts } = await staff.get(`/api/temple-admin/shifts?opportunity=${body.id}`).expect(200);
  return { opportunityId: body.id, shiftId: shifts.items[0].id };
}

const signUp = (place: Place, shiftId: string) => ({ temple: place.giving.temple.slug, shiftId, people: ['self'] });

/** A place of the place's devotee at a new shift. */
async function join(place: Place, given: object = {}): Promise<{ assignmentId: string; shiftId: string; opportunityId: string }> {
  const shift = await createShift(place, given);
  const { body } = await place.own.donor.post('/api/devotee/shift-assignments').send(signUp(place, shift.shiftId)).expect(201);
  return { ...shift, assignmentId: body[0].id };
}

/** The same shift as if it were going on now: what can be marked. */
async function joinNow(place: Place, api: TestApi): Promise<{ assignmentId: string; shiftId: string }> {
  const made = await join(place);
  const now = Date.now();
  const change = { startsAt: new Date(now - 3_600_000), endsAt: new Date(now + 3_600_000) };
  await api.database.transaction((tx) =>
    tx.update(ShiftAssignmentRow, { templeId: place.giving.temple.id, id: made.assignmentId }, change),
  );
  return made;
}

/** A shift that goes on now and is led by the place's devotee. */
async function leadNow(place: Place, api: TestApi): Promise<{ assignmentId: string }> {
  const { assignmentId, shiftId } = await joinNow(place, api);
  const templeId = place.giving.temple.id;
  const { volunteerId: leadId } = await api.database.reader.findOneByOrFail(ShiftAssignmentRow, { templeId, id: assignmentId });
  await api.database.transaction((tx) => tx.update(VolunteerShiftRow, { templeId, id: shiftId }, { leadId }));
  return { assignmentId };
}

/** Hours that wait for the office. */
async function work(place: Place, api: TestApi): Promise<{ entryId: string; volunteerId: string; workedOn: string }> {
  const { assignmentId } = await joinNow(place, api);
  for (const mark of ['check-in', 'check-out'])
    await place.own.staff.post(`/api/temple-admin/shift-assignments/${assignmentId}/mark`).send({ mark }).expect(200);
  const key = { templeId: place.giving.temple.id, assignmentId };
  // The shift is planned for a day to come: its hours are of a day that is over everywhere, as a certificate wants them.
  const workedOn = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await api.database.transaction((tx) => tx.update(HourEntryRow, key, { workedOn, minutes: 120, recordedMinutes: 120 }));
  const { id: entryId, volunteerId } = await api.database.reader.findOneByOrFail(HourEntryRow, key);
  return { entryId, volunteerId, workedOn };
}

/** A certificate of the place's devotee. */
async function certify(place: Place, api: TestApi) {
  const { entryId, volunteerId, workedOn } = await work(place, api);
  await place.own.staff.post(`/api/temple-admin/volunteer-hours/${entryId}/approve`).expect(200);
  const body = { volunteerId, from: workedOn, to: workedOn };
  const { body: certificate } = await place.own.donor.post('/api/devotee/service-certificates').send(body).expect(201);
  return { entryId, volunteerId, certificateId: certificate.id, certificateVerificationId: certificate.verifyPath.split('/').at(-1), body };
}

const TEAMS = '/api/temple-admin/volunteer-teams';

/** A team with one volunteer. */
async function createTeam(place: Place): Promise<{ teamId: string; volunteerId: string }> {
  const { staff } = place.own;
  const { body } = await staff
    .post(TEAMS)
    .send({ name: `Kitchen ${newId().slice(-6)}` })
    .expect(201);
  const volunteerId = place.params.volunteerId ?? (await known(place));
  await staff.post(`${TEAMS}/${body.id}/members`).send({ volunteerId }).expect(200);
  return { teamId: body.id, volunteerId };
}

/** A new team that nobody is on. */
async function emptyTeam(place: Place): Promise<{ teamId: string; volunteerId: string }> {
  const { teamId, volunteerId } = await createTeam(place);
  await place.own.staff.delete(`${TEAMS}/${teamId}/members/${volunteerId}`).expect(200);
  return { teamId, volunteerId };
}

const tokenOf = (place: Place, api: TestApi, id: string): string =>
  api.get(ShiftNotices).answerPath({ templeId: place.giving.temple.id, id }).split('/').at(-1) ?? '';

const ownStep = (name: string, given: object, body?: object) =>
  [
    `POST /api/devotee/shift-assignments/:assignmentId/${name}`,
    { may: 'donor' as const, call: async (place: Place) => ({ params: await join(place, given), ...(body ? { body } : {}) }) },
  ] as const;

const PUBLISHED = {};

export const fixture: NounFixture = {
  build: async (place, api) => {
    const { assignmentId, shiftId, opportunityId } = await join(place);
    const { entryId, volunteerId, certificateId } = await certify(place, api);
    const params = { opportunityId, shiftId, assignmentId, entryId, volunteerId, certificateId };
    const { teamId } = await createTeam({ ...place, params: { ...place.params, ...params } });
    return { ...params, teamId };
  },
  routes: {
    'GET /api/temple-admin/opportunities': READ,
    'POST /api/temple-admin/opportunities': { may: MANAGE, call: { body: opportunity() } },
    'PUT /api/temple-admin/opportunities/:opportunityId': {
      may: MANAGE,
      call: async (place) => ({ params: await createShift(place), body: opportunity({ title: `Serve lunch ${newId().slice(-6)}` }) }),
    },
    'GET /api/temple-admin/shifts': { may: READ, filters: { opportunity: ({ params }) => ({ opportunity: params.opportunityId ?? '' }) } },
    'POST /api/temple-admin/shifts': {
      may: MANAGE,
      call: async (place) => ({ body: { opportunityId: (await createShift(place)).opportunityId, ...times(place) } }),
    },
    'GET /api/temple-admin/shifts/:shiftId': READ,
    'PUT /api/temple-admin/shifts/:shiftId': {
      may: MANAGE,
      call: async (place) => ({ params: await createShift(place), body: { ...times(place), note: 'Bring an apron.' } }),
    },
    'POST /api/temple-admin/shifts/:shiftId/cancel': {
      may: MANAGE,
      call: async (place) => ({ params: await createShift(place), body: { reason: 'Snow' } }),
    },
    'POST /api/temple-admin/shifts/:shiftId/code': { may: CHECK_IN, call: async (place) => ({ params: await createShift(place) }) },
    'POST /api/temple-admin/shifts/:shiftId/people': {
      may: MANAGE,
      call: async (place) => ({
        params: await createShift(place),
        body: { volunteerId: place.params.volunteerId ?? (await known(place)) },
      }),
    },
    'GET /api/temple-admin/sign-ups': READ,
    'GET /api/temple-admin/sign-ups/waiting': READ,
    'POST /api/temple-admin/shift-assignments/:assignmentId/accept': {
      may: MANAGE,
      call: async (place) => ({ params: await join(place, { needsReview: true }), body: {} }),
    },
    'POST /api/temple-admin/shift-assignments/:assignmentId/decline': {
      may: MANAGE,
      call: async (place) => ({ params: await join(place), body: { reason: 'Called to say they are ill' } }),
    },
    'POST /api/temple-admin/shift-assignments/:assignmentId/mark': {
      may: CHECK_IN,
      call: async (place, api) => ({ params: await joinNow(place, api), body: { mark: 'check-in' } }),
    },
    'GET /api/temple-admin/volunteers': { may: READ, filters: { team: ({ params }) => ({ team: params.teamId ?? '' }) } },
    'GET /api/temple-admin/volunteers/:volunteerId': READ,
    'PUT /api/temple-admin/volunteers/:volunteerId': { may: MANAGE, call: { body: { skills: ['Cooking'], note: 'Prefers mornings.' } } },
    'POST /api/temple-admin/volunteers/:volunteerId/requirements': {
      may: MANAGE,
      call: { body: { kind: 'waiver', expiresOn: '2030-01-01' } },
    },
    [`GET ${TEAMS}`]: { may: READ, filters: { only: ({ params }) => ({ only: params.teamId ?? '' }) } },
    [`POST ${TEAMS}`]: { may: MANAGE, call: () => ({ body: { name: `Parking ${newId().slice(-6)}` } }) },
    [`PUT ${TEAMS}/:teamId`]: {
      may: MANAGE,
      call: async (place) => ({ params: await createTeam(place), body: { name: `Garlands ${newId().slice(-6)}` } }),
    },
    [`DELETE ${TEAMS}/:teamId`]: { may: MANAGE, call: async (place) => ({ params: await createTeam(place) }) },
    [`GET ${TEAMS}/:teamId/members`]: READ,
    [`POST ${TEAMS}/:teamId/members`]: {
      may: MANAGE,
      call: async (place) => {
        const { teamId, volunteerId } = await emptyTeam(place);
        return { params: { teamId }, body: { volunteerId } };
      },
    },
    [`DELETE ${TEAMS}/:teamId/members/:volunteerId`]: { may: MANAGE, call: async (place) => ({ params: await createTeam(place) }) },
    'POST /api/temple-admin/shifts/:shiftId/team': {
      may: MANAGE,
      call: async (place) => {
        const [{ shiftId }, { teamId }] = [await createShift(place), await createTeam(place)];
        return { params: { shiftId }, body: { teamId } };
      },
    },
    'GET /api/temple-admin/volunteer-hours': READ,
    'POST /api/temple-admin/volunteer-hours/:entryId/approve': {
      may: MANAGE,
      call: async (place, api) => ({ params: { entryId: (await work(place, api)).entryId } }),
    },
    'POST /api/temple-admin/volunteer-hours/:entryId/adjust': {
      may: MANAGE,
      call: async (place, api) => ({
        params: { entryId: (await work(place, api)).entryId },
        body: { minutes: 150, reason: 'Stayed longer' },
      }),
    },

    'GET /api/devotee/shifts': {
      may: 'donor',
      beforeVerification: true,
      filters: { temple: ({ giving }) => ({ temple: giving.temple.slug }) },
    },
    'GET /api/devotee/shift-assignments': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/shift-assignments': {
      may: 'donor',
      call: async (place) => ({ body: signUp(place, (await createShift(place)).shiftId) }),
    },
    ...Object.fromEntries([
      ownStep('confirm', PUBLISHED),
      ownStep('decline', PUBLISHED, { reason: 'I am ill' }),
      ownStep('offer', PUBLISHED, { isOffered: true }),
    ]),
    'POST /api/devotee/shift-assignments/:assignmentId/consent': {
      may: 'donor',
      call: async (place) => {
        const { shiftId } = await createShift(place);
        const volunteerId = place.params.volunteerId ?? (await known(place));
        const { body } = await place.own.staff.post(`/api/temple-admin/shifts/${shiftId}/people`).send({ volunteerId }).expect(201);
        return { params: { assignmentId: body.id } };
      },
    },
    'POST /api/devotee/shift-assignments/:assignmentId/take-over': {
      may: 'donor',
      // Anyone may take a place that is offered; nobody for someone else's family.
      stranger: 400,
      call: async (place) => {
        const { shiftId } = await createShift(place);
        const { body } = await place.other.donor.post('/api/devotee/shift-assignments').send(signUp(place, shiftId)).expect(201);
        await place.other.donor.post(`/api/devotee/shift-assignments/${body[0].id}/offer`).send({ isOffered: true }).expect(200);
        return { params: { assignmentId: body[0].id }, body: { temple: place.giving.temple.slug, person: place.params.memberId } };
      },
    },
    'POST /api/devotee/shift-check-ins': {
      may: 'donor',
      call: async (place, api) => {
        const { shiftId } = await joinNow(place, api);
        const { body } = await place.own.staff.get(`/api/temple-admin/shifts/${shiftId}`).expect(200);
        return { body: { shiftId, code: new URL(body.checkIn.url).searchParams.get('code'), direction: 'in' } };
      },
    },
    'GET /api/devotee/led-shifts': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/led-shift-people/:assignmentId/mark': {
      may: 'donor',
      call: async (place, api) => ({ params: await leadNow(place, api), body: { mark: 'check-in' } }),
    },
    'GET /api/devotee/volunteering': { may: 'donor', beforeVerification: true },
    'PUT /api/devotee/volunteering': {
      may: 'donor',
      call: { body: { frequency: 'monthly', skills: ['Rangoli'], daysAway: [{ from: '2031-01-01', to: '2031-01-05' }] } },
    },
    'GET /api/devotee/volunteer-teams': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/volunteer-hours': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/service-certificates': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/service-certificates': {
      may: 'donor',
      call: async (place, api) => ({ body: (await certify(place, api)).body }),
    },
    'GET /api/devotee/service-certificates/:certificateId/certificate.pdf': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/service-certificates/:certificateId/letter.pdf': { may: 'donor', beforeVerification: true },
    'GET /api/public/service-certificates/:verificationId': {
      may: 'anyone',
      call: async (place, api) => ({ params: { verificationId: (await certify(place, api)).certificateVerificationId } }),
    },
    'GET /api/public/shift-answers/:token': {
      may: 'anyone',
      call: async (place, api) => ({ params: { token: tokenOf(place, api, (await join(place)).assignmentId) } }),
    },
    'POST /api/public/shift-answers/:token': {
      may: 'anyone',
      call: async (place, api) => ({
        params: { token: tokenOf(place, api, (await join(place)).assignmentId) },
        body: { comes: false, reason: 'My car broke down' },
      }),
    },
  },
  presets: {
    'volunteers:read': ['manager', 'events-coordinator', 'volunteer-coordinator', 'front-desk', 'viewer'],
    'volunteers:manage': ['manager', 'volunteer-coordinator'],
    'volunteers:check-in': ['manager', 'events-coordinator', 'volunteer-coordinator', 'front-desk'],
  },
  growing: [
    'volunteer_opportunities',
    'volunteer_shifts',
    'shift_assignments',
    'volunteers',
    'volunteer_requirements',
    'hour_entries',
    'service_certificates',
    'volunteer_people',
    'volunteer_preferences',
    'volunteer_teams',
    'volunteer_team_members',
  ],
};

/** A volunteer of the temple. */
async function known(place: Place): Promise<string> {
  const { body } = await place.own.staff.get('/api/temple-admin/volunteers').expect(200);
  return body.items[0].id;
}
