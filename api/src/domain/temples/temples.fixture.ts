import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';

const saved = async ({ own, giving }: Place) => {
  await own.donor.post('/api/devotee/temples').send({ templeId: giving.temple.id }).expect(200);
  return { params: { templeId: giving.temple.id } };
};

const PROFILE = {
  name: 'Sri Venkateswara Temple',
  description: 'Open to everyone.',
  tradition: 'Sri Vaishnava',
  deities: 'Venkateswara, Padmavathi',
  languages: ['en', 'te'],
  website: 'www.example.org',
  phone: '+12485550123',
  email: 'office@example.org',
  wording: { te: { name: 'శ్రీ వేంకటేశ్వర దేవాలయం', description: 'అందరికీ స్వాగతం.' } },
};

const LOCATION = {
  street: '26233 Taft Road',
  city: 'Novi',
  state: 'MI',
  zip: '48374',
  latitude: 42.4806,
  longitude: -83.4755,
  timeZone: 'America/Detroit',
};

/** From the version that is there now. */
const changing =
  (part: object) =>
  async ({ own }: Place) => {
    const { body } = await own.staff.get('/api/temple-admin/temple').expect(200);
    return { body: { ...part, version: body.version } };
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
    'PUT /api/temple-admin/temple': { may: 'staff with temple:manage', call: changing(PROFILE) },
    'GET /api/public/zip-codes': { may: 'anyone', call: { query: { zip: '08817' } }, filters: { zip: { zip: '85004' } } },
    'GET /api/temple-admin/location/look-up': 'staff with temple:read',
    'PUT /api/temple-admin/location': { may: 'staff with temple:manage', call: changing(LOCATION) },
    'GET /api/temple-admin/standing': 'staff with temple:read',
  },
  growing: ['saved_temples'],
  small: { temples: 'There are some thousands in the country.' },
};
