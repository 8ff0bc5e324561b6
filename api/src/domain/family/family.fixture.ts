import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';

const ANIKA = {
  name: 'Anika',
  relation: 'daughter',
  gotra: 'Bharadvaja',
  pronunciation: 'uh-NEE-kah',
  birthDate: '2014-03-09',
  birthTime: '06:30',
  birthCity: 'edison-nj',
};

async function addMember({ own }: Place): Promise<{ memberId: string }> {
  const { body } = await own.donor.post('/api/devotee/family').send({ name: 'Anika', relation: 'daughter' }).expect(201);
  return { memberId: body.id };
}
const addressOf = async ({ own }: Place) => {
  const { body } = await own.donor.post('/api/devotee/family/calendar-link').expect(200);
  return { params: { token: new URL(body.url).pathname.split('/').at(-2) ?? '' } };
};

export const fixture: NounFixture = {
  build: addMember,
  routes: {
    'GET /api/devotee/family': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/family': { may: 'donor', call: { body: ANIKA } },
    'GET /api/devotee/family/members/:memberId': { may: 'donor', beforeVerification: true },
    'PUT /api/devotee/family/members/:memberId': { may: 'donor', call: { body: ANIKA } },
    'DELETE /api/devotee/family/members/:memberId': { may: 'donor', call: async (place) => ({ params: await addMember(place) }) },
    'GET /api/devotee/family/birth-sky': {
      may: 'donor',
      beforeVerification: true,
      call: { query: { date: '2014-03-09', time: '06:30', city: 'edison-nj' } },
    },
    'GET /api/devotee/family/dates': {
      may: 'donor',
      beforeVerification: true,
      call: ({ giving }) => ({ query: { year: '2026', temple: giving.temple.slug } }),
      filters: { city: { city: 'edison-nj' } },
    },
    'GET /api/devotee/family/calendar.ics': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/family/calendar-link': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/family/calendar-link': 'donor',
    'DELETE /api/devotee/family/calendar-link': 'donor',
    'GET /api/public/family-calendar/:token/family.ics': { may: 'anyone', call: addressOf },
  },
  growing: ['family_members', 'family_calendar_links'],
};
