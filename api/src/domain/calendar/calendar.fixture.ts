import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';

const span = ({ giving }: Place) => {
  const from = dateAt(Date.now(), giving.temple.timeZone);
  return { from, to: daysAfter(from, 6) };
};

export const fixture: NounFixture = {
  routes: {
    'GET /api/public/temples/:slug/calendar': {
      may: 'anyone',
      call: (place) => ({ query: span(place) }),
      filters: { language: (place) => ({ ...span(place), language: 'hi' }) },
    },
    'GET /api/temple-admin/calendar': {
      may: 'staff with temple:read',
      call: (place) => ({ query: span(place) }),
      filters: { most: (place) => ({ ...span(place), most: '4' }), language: (place) => ({ ...span(place), language: 'hi' }) },
    },
  },
};
