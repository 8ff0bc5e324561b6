import { giveAndPay } from '../../../test/give.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

const schedule = { every: 'monthly', firstOn: '2031-01-31', count: 3 };
const terms = ({ giving }: Place) => ({ fundId: giving.building.id, amountCents: 30_000, schedule, reminders: true });
const ownBody = (place: Place) => ({ ...terms(place), templeSlug: place.giving.temple.slug });
const officeBody = (place: Place) => ({ ...terms(place), donorName: 'Meera Iyer', email: place.accounts.donor.email });

async function recordPledge(place: Place): Promise<{ pledgeId: string }> {
  const post = place.own.staff.post('/api/temple-admin/pledges').set('idempotency-key', newId());
  return { pledgeId: (await post.send(officeBody(place)).expect(201)).body.id };
}

/** A gift beside two pledges it could keep. */
async function askOffice(place: Place, api: TestApi): Promise<{ matchId: string; pledgeId: string }> {
  await recordPledge(place);
  const { pledgeId } = await recordPledge(place);
  const lines = [{ fundId: place.giving.building.id, amountCents: 5_100 }];
  const { orderId } = await giveAndPay(api, place.own.donor, place.giving, { lines });
  const { body } = await place.own.staff.get('/api/temple-admin/pledge-questions?limit=100').expect(200);
  const asked = body.items.find((item: { orderId: string }) => item.orderId === orderId);
  return { matchId: asked.id, pledgeId };
}

async function matchGift(place: Place, api: TestApi): Promise<{ matchId: string }> {
  const { matchId, pledgeId } = await askOffice(place, api);
  const post = place.own.staff.post(`/api/temple-admin/pledge-questions/${matchId}/match`);
  await post.send({ pledgeId, amountCents: 5_100 }).expect(200);
  return { matchId };
}

export const fixture: NounFixture = {
  presets: {
    'pledges:read': ['manager', 'treasurer', 'front-desk', 'viewer'],
    'pledges:record': ['manager', 'treasurer', 'front-desk'],
    'pledges:write-off': ['manager', 'treasurer'],
  },
  build: async (place, api) => ({ ...(await askOffice(place, api)), ...(await recordPledge(place)) }),
  routes: {
    'GET /api/devotee/pledges': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/pledges': { may: 'donor', call: (place) => ({ body: ownBody(place) }) },
    'PATCH /api/devotee/pledges/:pledgeId': {
      may: 'donor',
      call: async (place) => ({ params: await recordPledge(place), body: { reminders: false } }),
    },
    'POST /api/devotee/pledges/:pledgeId/cancel': { may: 'donor', call: async (place) => ({ params: await recordPledge(place) }) },

    'GET /api/temple-admin/pledges': 'staff with pledges:read',
    'GET /api/temple-admin/pledges/:pledgeId': 'staff with pledges:read',
    'POST /api/temple-admin/pledges': { may: 'staff with pledges:record', call: (place) => ({ body: officeBody(place) }) },
    'PUT /api/temple-admin/pledges/:pledgeId': {
      may: 'staff with pledges:record',
      call: async (place) => ({
        params: await recordPledge(place),
        body: { amountCents: 40_000, installments: [{ dueOn: '2031-02-01', amountCents: 40_000 }], reminders: true, note: 'By phone' },
      }),
    },
    'POST /api/temple-admin/pledges/:pledgeId/cancel': {
      may: 'staff with pledges:write-off',
      call: async (place) => ({ params: await recordPledge(place), body: { reason: 'The donor asked for it' } }),
    },
    'POST /api/temple-admin/pledges/:pledgeId/write-off': {
      may: 'staff with pledges:write-off',
      call: async (place) => ({ params: await recordPledge(place), body: { reason: 'Moved away' } }),
    },
    'GET /api/temple-admin/pledge-questions': 'staff with pledges:read',
    'POST /api/temple-admin/pledge-questions/:matchId/match': {
      may: 'staff with pledges:record',
      call: async (place, api) => {
        const { matchId, pledgeId } = await askOffice(place, api);
        return { params: { matchId }, body: { pledgeId, amountCents: 5_100 } };
      },
    },
    'POST /api/temple-admin/pledge-questions/:matchId/dismiss': {
      may: 'staff with pledges:record',
      call: async (place, api) => ({ params: { matchId: (await askOffice(place, api)).matchId } }),
    },
    'POST /api/temple-admin/pledge-questions/:matchId/undo': {
      may: 'staff with pledges:record',
      call: async (place, api) => ({ params: await matchGift(place, api) }),
    },
  },
  growing: ['pledges', 'pledge_installments', 'pledge_matches'],
};
