import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = {
  routes: {
    'GET /api/temple-admin/events/:eventId/thanks': 'staff with events:read',
    'PUT /api/temple-admin/events/:eventId/thanks': {
      may: 'staff with events:manage',
      call: ({ params }) => ({
        params: { eventId: params.eventId ?? '' },
        body: { isOn: true, text: 'Photos are on our page.', wording: { hi: { text: 'तस्वीरें हमारे पृष्ठ पर हैं।' } } },
      }),
    },
  },
  growing: ['event_thanks', 'event_thanks_sent'],
};
