import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { soonAt } from '../../../test/poojas.ts';
import { acceptedRequest, homePooja, makeRequest, quoteBody, quoteRequest, requestBody, scheduledRequest } from '../../../test/requests.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

const made = async ({ own, giving }: Place) => ({ requestId: (await makeRequest(own.donor, giving)).id });
const accepted = ({ own, giving }: Place, api: TestApi) => acceptedRequest(api, own.donor, own.staff, giving);

export const fixture: NounFixture = {
  build: made,
  routes: {
    'GET /api/devotee/pooja-requests': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/pooja-requests/:requestId': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/pooja-requests/:requestId/events': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/pooja-requests': { may: 'donor', call: ({ giving }) => ({ body: requestBody(giving) }) },
    'POST /api/devotee/pooja-requests/:requestId/decline': {
      may: 'donor',
      call: async (place) => {
        const params = await made(place);
        await quoteRequest(place.own.staff, place.giving, { id: params.requestId });
        return { params };
      },
    },
    'POST /api/devotee/pooja-requests/:requestId/cancel': {
      may: 'donor',
      call: async (place) => ({ params: await made(place), body: { seenRefundCents: 0 } }),
    },

    'GET /api/temple-admin/pooja-requests': 'staff with bookings:read',
    'GET /api/temple-admin/pooja-requests/waiting': 'staff with bookings:read',
    'GET /api/temple-admin/pooja-requests/:requestId': 'staff with bookings:read',
    'POST /api/temple-admin/pooja-requests/:requestId/quote': {
      may: 'staff with bookings:handle',
      call: async (place) => ({ params: await made(place), body: quoteBody(place.giving, await homePooja(place.own.staff)) }),
    },
    'POST /api/temple-admin/pooja-requests/:requestId/decline': {
      may: 'staff with bookings:handle',
      call: async (place) => ({ params: await made(place), body: { reason: 'No priest is free' } }),
    },
    'POST /api/temple-admin/pooja-requests/:requestId/schedule': {
      may: 'staff with bookings:handle',
      call: async (place, api) => {
        const { id: requestId, chosen } = await accepted(place, api);
        return { params: { requestId }, body: chosen ?? {} };
      },
    },
    'POST /api/temple-admin/pooja-requests/:requestId/complete': {
      may: 'staff with bookings:handle',
      call: async ({ own, giving }, api) => {
        const { id: requestId } = await scheduledRequest(api, own.donor, own.staff, giving);
        // What can be complete is soon, or over.
        await own.staff.post(`/api/temple-admin/pooja-requests/${requestId}/schedule`).send(soonAt(giving)).expect(200);
        return { params: { requestId } };
      },
    },
    'POST /api/temple-admin/pooja-requests/:requestId/cancel': {
      may: 'staff with bookings:cancel',
      call: async (place, api) => ({ params: { requestId: (await accepted(place, api)).id }, body: { reason: 'The priest is ill' } }),
    },
  },
  growing: ['pooja_requests'],
};
