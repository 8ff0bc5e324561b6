import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { planBody, SAVED_CARD, saveCard, startPlan, today, ZONE } from '../../../test/plans.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

const REASON = { reason: 'Called the office' };

const ownPlan = (place: Place, api: TestApi): Promise<string> => startPlan(api, place.own.donor, place.giving);
const withPlan = async (place: Place, api: TestApi) => ({ params: { planId: await ownPlan(place, api) } });

async function setUp({ own, giving }: Place): Promise<{ cardId: string; setupUrl: string }> {
  const post = own.donor.post('/api/devotee/cards').set('idempotency-key', newId());
  return (await post.send({ templeSlug: giving.temple.slug }).expect(201)).body;
}

async function ownCard(place: Place, api: TestApi): Promise<string> {
  return saveCard(api, place.own.donor, (await setUp(place)).setupUrl);
}

/** The sandbox's page of a card that is being added. */
const sandboxSetup = async (place: Place) => ({
  params: { setupId: new URL((await setUp(place)).setupUrl).pathname.split('/').at(-1) ?? '' },
});

export const fixture: NounFixture = {
  presets: {
    'plans:read': ['manager', 'treasurer', 'viewer'],
    'plans:manage': ['manager', 'treasurer'],
  },
  build: async (place, api) => ({ planId: await ownPlan(place, api), cardId: await ownCard(place, api) }),
  routes: {
    'GET /api/devotee/plans': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/plans/preview': {
      may: 'donor',
      beforeVerification: true,
      filters: { city: { city: 'edison-nj' } },
      call: ({ giving }) => ({ query: { kind: 'monthly', day: '31', startsOn: today(), timeZone: ZONE, temple: giving.temple.slug } }),
    },
    'GET /api/devotee/plans/:planId': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/plans': { may: 'donor', call: ({ giving }) => ({ body: planBody(giving) }) },
    'POST /api/devotee/plans/:planId/card': { may: 'donor', call: withPlan },
    'PATCH /api/devotee/plans/:planId': {
      may: 'donor',
      call: async (place, api) => ({ ...(await withPlan(place, api)), body: { coverFees: true, rule: { kind: 'monthly', day: 5 } } }),
    },
    'POST /api/devotee/plans/:planId/pause': { may: 'donor', call: withPlan },
    'POST /api/devotee/plans/:planId/resume': {
      may: 'donor',
      call: async (place, api) => {
        const call = await withPlan(place, api);
        await place.own.donor.post(`/api/devotee/plans/${call.params.planId}/pause`).expect(200);
        return call;
      },
    },
    'POST /api/devotee/plans/:planId/skip': {
      may: 'donor',
      call: async (place, api) => ({ ...(await withPlan(place, api)), body: { n: 1 } }),
    },
    'POST /api/devotee/plans/:planId/cancel': { may: 'donor', call: withPlan },
    'GET /api/devotee/cards': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/cards': { may: 'donor', call: ({ giving }) => ({ body: { templeSlug: giving.temple.slug } }) },
    'POST /api/devotee/cards/:cardId/check': 'donor',
    'DELETE /api/devotee/cards/:cardId': {
      may: 'donor',
      call: async (place, api) => ({ params: { cardId: await ownCard(place, api) } }),
    },

    'GET /api/temple-admin/plans': 'staff with plans:read',
    'GET /api/temple-admin/plans/:planId': 'staff with plans:read',
    'POST /api/temple-admin/plans/:planId/pause': {
      may: 'staff with plans:manage',
      call: async (place, api) => ({ ...(await withPlan(place, api)), body: REASON }),
    },
    'POST /api/temple-admin/plans/:planId/cancel': {
      may: 'staff with plans:manage',
      call: async (place, api) => ({ ...(await withPlan(place, api)), body: REASON }),
    },

    'GET /api/sandbox/cards/:setupId': { may: 'anyone', call: sandboxSetup },
    'POST /api/sandbox/cards/:setupId/save': {
      may: 'anyone',
      call: async (place) => ({ ...(await sandboxSetup(place)), body: { cardNumber: SAVED_CARD } }),
    },
    'POST /api/sandbox/cards/:setupId/cancel': { may: 'anyone', call: sandboxSetup },
  },
  growing: ['recurring_plans', 'plan_lines', 'plan_occurrences', 'saved_cards'],
};
