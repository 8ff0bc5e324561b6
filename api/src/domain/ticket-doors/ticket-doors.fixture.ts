import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { newId } from '../../platform/ids/new-id.ts';

let last = 0;
const helpersOf = (occurrenceId: string | undefined) => `/api/temple-admin/doors/${occurrenceId}/helpers`;

async function addHelper({ own, params }: Place, email = `door-helper-${++last}@example.org`): Promise<{ helperId: string }> {
  const { body } = await own.staff.post(helpersOf(params.occurrenceId)).send({ email }).expect(200);
  return { helperId: body.at(-1).id };
}

const scans = () => ({
  body: {
    device: 'East door',
    scans: [{ id: newId(), ticketId: newId(), version: 1, act: 'in', way: 'code', of: null, decision: null, atMs: Date.now() }],
  },
});

export const fixture: NounFixture = {
  build: (place) => addHelper(place, place.accounts.donor.email),
  routes: {
    'GET /api/devotee/doors': { may: 'donor', stranger: 200 },
    'GET /api/devotee/doors/:occurrenceId': 'donor',
    'POST /api/devotee/doors/:occurrenceId/scans': { may: 'donor', call: scans },
    'GET /api/devotee/doors/:occurrenceId/events': 'donor',
    'GET /api/temple-admin/doors/:occurrenceId': 'staff with door:check-in',
    'POST /api/temple-admin/doors/:occurrenceId/scans': { may: 'staff with door:check-in', call: scans },
    'GET /api/temple-admin/doors/:occurrenceId/events': 'staff with door:check-in',
    'GET /api/temple-admin/doors/:occurrenceId/helpers': 'staff with door:check-in',
    'POST /api/temple-admin/doors/:occurrenceId/helpers': {
      may: 'staff with door:helpers',
      call: () => ({ body: { email: `door-helper-${++last}@example.org` } }),
    },
    'DELETE /api/temple-admin/doors/:occurrenceId/helpers/:helperId': {
      may: 'staff with door:helpers',
      call: async (place) => ({ params: await addHelper(place) }),
    },
  },
  presets: {
    'door:check-in': ['manager', 'events-coordinator', 'volunteer-coordinator', 'front-desk'],
    'door:helpers': ['manager', 'events-coordinator', 'volunteer-coordinator'],
  },
  growing: ['doors', 'door_scans', 'door_helpers'],
};
