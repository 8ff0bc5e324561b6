import sharp from 'sharp';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';

const PROFILE = { languages: ['te'], traditions: ['Smarta'], skills: ['Satyanarayana'], travelMiles: 40, maxPerDay: 4, maxPerWeek: 20 };
const HOURS = {
  weekly: [{ weekday: 0, from: '06:00', until: '13:00' }],
  exceptions: [{ date: '2027-01-14', from: '04:00', until: '24:00' }],
};
const DAYS_OFF = { daysOff: [{ from: '2027-02-01', until: '2027-02-07', reason: 'Pilgrimage' }] };

const PNG = { 'content-type': 'image/png' };
const portrait = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: 'tan' } })
    .png()
    .toBuffer();

async function addPhoto({ priest }: Place): Promise<void> {
  await priest
    .post('/api/priest/photo')
    .set(PNG)
    .send(await portrait())
    .expect(201);
}

export const fixture: NounFixture = {
  routes: {
    'GET /api/priest/profile': 'priest',
    'PUT /api/priest/profile': { may: 'priest', call: { body: PROFILE } },
    'POST /api/priest/photo': { may: 'priest', call: async () => ({ body: await portrait(), headers: PNG }) },
    'PUT /api/priest/photo': {
      may: 'priest',
      call: async (place) => {
        await addPhoto(place);
        return { body: { crop: { zoom: 150, x: 50, y: 40 } } };
      },
    },
    'DELETE /api/priest/photo': 'priest',
    'GET /api/priest/photo/:size': 'priest',
    'GET /api/temple-admin/priests/:priestId/photo/:size': {
      may: 'staff with bookings:read',
      call: async (place) => {
        await addPhoto(place);
        return { params: { priestId: place.accounts.priest.id } };
      },
    },
    'GET /api/priest/availability': 'priest',
    'PUT /api/priest/availability': { may: 'priest', call: { body: HOURS } },
    'GET /api/priest/days-off': 'priest',
    'PUT /api/priest/days-off': { may: 'priest', call: { body: DAYS_OFF } },
  },
  small: {
    priests: 'A temple has a handful.',
    priest_temples: 'A priest serves a few temples.',
    priest_availability: 'A priest has a few hours a week.',
    priest_days_off: 'A priest has a few days off.',
  },
};
