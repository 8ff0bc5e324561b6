import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';

const dateIn = ({ giving }: Place, days: number) => daysAfter(dateAt(Date.now(), giving.temple.timeZone), days);

const event = (place: Place) => ({
  title: 'Bala Vihar',
  summary: 'Classes for children',
  description: 'Stories and slokas.',
  program: [{ time: '10:00', title: 'Slokas', detail: '' }],
  goodToKnow: ['Bring a water bottle.'],
  place: 'temple',
  placeName: 'Classrooms',
  address: '',
  link: '',
  doorsMinutes: 15,
  durationMinutes: 120,
  time: '10:00',
  rule: { kind: 'weekly', days: [0] },
  startsOn: dateIn(place, 1),
  endsOn: dateIn(place, 60),
});

async function create(place: Place, isPublished = true): Promise<{ eventId: string; occurrenceId: string }> {
  const { body } = await place.own.staff.post('/api/temple-admin/events').send(event(place)).expect(201);
  if (isPublished) await place.own.staff.post(`/api/temple-admin/events/${body.id}/publish`).expect(200);
  return { eventId: body.id, occurrenceId: body.dates[0].id };
}

const MANAGE = 'staff with events:manage';

export const fixture: NounFixture = {
  build: (place) => create(place),
  routes: {
    'GET /api/public/events': {
      may: 'anyone',
      filters: {
        temple: ({ giving }) => ({ temple: giving.temple.slug }),
        zip: { zip: '48374' },
        miles: { zip: '48374', miles: '20' },
      },
    },
    'GET /api/public/temples/:slug/events/:occurrenceId': 'anyone',
    'GET /api/public/temples/:slug/events/:occurrenceId/event.ics': 'anyone',
    'GET /api/public/temples/:slug/events.ics': 'anyone',
    'GET /api/devotee/events': { may: 'donor', beforeVerification: true },
    'GET /api/temple-admin/events': 'staff with events:read',
    'GET /api/temple-admin/events/:eventId': 'staff with events:read',
    'GET /api/temple-admin/events/:eventId/poster.pdf': 'staff with events:read',
    'POST /api/temple-admin/events': { may: MANAGE, call: (place) => ({ body: event(place) }) },
    'POST /api/temple-admin/events/preview': {
      may: MANAGE,
      call: (place) => ({
        body: { rule: { kind: 'tithi', tithi: 11, paksha: 'both' }, startsOn: dateIn(place, 1), count: 10, time: '18:00' },
      }),
    },
    'PUT /api/temple-admin/events/:eventId': {
      may: MANAGE,
      call: async (place) => ({ params: await create(place), body: { ...event(place), time: '11:00' } }),
    },
    'POST /api/temple-admin/events/:eventId/publish': { may: MANAGE, call: async (place) => ({ params: await create(place, false) }) },
    'PUT /api/temple-admin/event-dates/:occurrenceId': {
      may: MANAGE,
      call: async (place) => ({
        params: await create(place),
        body: { date: dateIn(place, 3), time: '12:00', durationMinutes: 60, placeName: 'Main hall', note: 'In the main hall this time.' },
      }),
    },
    'GET /api/temple-admin/event-dates/:occurrenceId/reach': 'staff with events:read',
    'POST /api/temple-admin/event-dates/:occurrenceId/cancel': {
      may: MANAGE,
      call: async (place) => ({ params: await create(place), body: { reason: 'The hall is closed.', scope: 'one' } }),
    },
    'POST /api/temple-admin/event-dates/:occurrenceId/postpone': {
      may: MANAGE,
      call: async (place) => ({ params: await create(place), body: { reason: 'The teacher is ill.' } }),
    },
  },
  presets: {
    'events:read': ['manager', 'priest-coordinator', 'events-coordinator', 'volunteer-coordinator', 'front-desk', 'viewer'],
    'events:manage': ['manager', 'events-coordinator'],
  },
  growing: ['events', 'event_occurrences'],
  small: { event_notices: 'A change is there until its people are notified.' },
};
