import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';

const saved = async ({ own, giving }: Place) => {
  await own.donor.post('/api/devotee/temples').send({ templeId: giving.temple.id }).expect(200);
  return { params: { templeId: giving.temple.id } };
};

export const fixture: NounFixture = {
  build: async ({ giving: { temple } }) => ({ templeId: temple.id, slug: temple.slug }),
  routes: {
    'GET /api/public/temples': 'anyone',
    'GET /api/public/temples/:slug': 'anyone',
    'GET /api/devotee/temples': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/temples': { may: 'donor', call: ({ giving }) => ({ body: { templeId: giving.temple.id } }) },
    'DELETE /api/devotee/temples/:templeId': { may: 'donor', call: saved, stranger: 200 },
    'PUT /api/devotee/temples/:templeId/home': { may: 'donor', call: saved },
    'GET /api/temple-admin/activity': 'staff with temple:manage',
    'GET /api/temple-admin/temple': 'staff with temple:read',
    'GET /api/temple-admin/standing': 'staff with temple:read',
  },
  growing: ['saved_temples'],
  small: { temples: 'There are some thousands in the country.' },
};
