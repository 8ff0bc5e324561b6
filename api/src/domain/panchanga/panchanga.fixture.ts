import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';

/** A festival of the temple's calendar and the temple's own date for it. */
const DIWALI = { festivalId: 'diwali-lakshmi-puja', computedDate: '2026-11-08' };
const OWN_DIWALI = { date: '2026-11-07', note: 'Kept on the Saturday' };

/** The previous year, whose date no other temple has moved. */
const LAST_DIWALI = { ...DIWALI, computedDate: '2025-10-20' };

const keepOwnDate = async ({ own }: Place, { festivalId, computedDate } = DIWALI) => {
  const moved = { ...OWN_DIWALI, date: computedDate };
  await own.staff.put(`/api/temple-admin/panchanga/overrides/${festivalId}/${computedDate}`).send(moved).expect(200);
  return { festivalId, computedDate };
};
/** Everything but the temple is computed, which no index helps; its own suite covers all of it. */
const filters = { city: {}, latitude: {}, longitude: {}, timeZone: {}, tradition: {}, region: {}, language: {}, kinds: {} };
const at = (query: Record<string, string>) => ({
  may: 'anyone' as const,
  call: ({ giving }: Place) => ({ query: { temple: giving.temple.slug, ...query } }),
  filters,
});

export const fixture: NounFixture = {
  presets: {
    'temple:read': ['manager', 'treasurer', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk', 'viewer'],
    'temple:manage': ['manager'],
  },
  build: (place) => keepOwnDate(place),
  routes: {
    'GET /api/public/panchanga/day': at({ date: '2026-11-08' }),
    'GET /api/public/panchanga/month': at({ month: '2026-11' }),
    'GET /api/public/panchanga/year': at({ year: '2026' }),
    'GET /api/public/panchanga/festivals': at({ year: '2026' }),
    'GET /api/public/panchanga/own-dates': at({}),
    'GET /api/public/panchanga/cities': { may: 'anyone', call: { query: { search: 'edison' } } },
    'GET /api/public/panchanga/calendar.ics': at({}),
    'GET /api/temple-admin/panchanga/festivals': 'staff with temple:read',
    'GET /api/temple-admin/panchanga/overrides': 'staff with temple:read',
    'GET /api/temple-admin/panchanga/overrides/:festivalId/:computedDate/effects': {
      may: 'staff with temple:manage',
      call: { query: { date: OWN_DIWALI.date } },
      stranger: 200,
    },
    'PUT /api/temple-admin/panchanga/overrides/:festivalId/:computedDate': {
      may: 'staff with temple:manage',
      call: { body: OWN_DIWALI },
      stranger: 200,
    },
    'DELETE /api/temple-admin/panchanga/overrides/:festivalId/:computedDate': {
      may: 'staff with temple:manage',
      call: async (place) => ({ params: await keepOwnDate(place, LAST_DIWALI) }),
    },
  },
  small: { festival_overrides: 'A temple moves a few festivals a year.' },
};
