import { assignTo } from '../../../test/assignments.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { bookPooja, dateIn, offerPooja, soonAt } from '../../../test/poojas.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

/** The smallest thing that is a JPEG. */
const PHOTO = Buffer.from('ffd8ffdb0004aabbffda0004aabb01ffd9', 'hex');

/** A service soon with a family of the place's devotee, accepted by its priest. */
async function service({ own, giving, accounts }: Place, api: TestApi) {
  const { slot } = await offerPooja(own.staff, giving, 8, { ...soonAt(giving), service: { noticeHours: 0 } });
  await assignTo(api, giving, slot, accounts.priest);
  return { slot, booking: await bookPooja(api, own.donor, giving, slot) };
}

const marked = (key = newId()) => ({ key, at: new Date().toISOString(), note: 'With all names', seen: [] });

/** The same, performed, with a photo. */
async function performed(place: Place, api: TestApi): Promise<{ slotId: string; bookingId: string; markId: string; key: string }> {
  const { slot, booking } = await service(place, api);
  const body = { ...marked(), seen: [{ bookingId: booking.id, version: 0 }] };
  const { body: done } = await place.priest.post(`/api/priest/slots/${slot.id}/performed`).send(body).expect(200);
  const photo = place.priest.post(`/api/priest/service-photos?slotId=${slot.id}&key=${body.key}`);
  await photo.set('content-type', 'image/jpeg').send(PHOTO).expect(200);
  return { slotId: slot.id, bookingId: booking.id, markId: done.marks[0].id, key: body.key };
}

export const fixture: NounFixture = {
  build: async (place, api) => ({ markId: (await performed(place, api)).markId }),
  routes: {
    'GET /api/temple-admin/sheets': { may: 'staff with bookings:read', call: ({ giving }) => ({ query: { date: dateIn(giving, 0) } }) },
    'GET /api/temple-admin/pooja-slots/:slotId/sheet': 'staff with bookings:read',
    'GET /api/temple-admin/pooja-slots/:slotId/sheet.pdf': 'staff with bookings:read',
    'POST /api/temple-admin/pooja-slots/:slotId/sheet/printed': {
      may: 'staff with bookings:handle',
      call: async ({ own, giving }) => {
        const { slot } = await offerPooja(own.staff, giving);
        const { body } = await own.staff.get(`/api/temple-admin/pooja-slots/${slot.id}/sheet`).expect(200);
        return { params: { slotId: slot.id }, body: { stamp: body.stamp } };
      },
    },
    'GET /api/temple-admin/service-photos/:markId': 'staff with bookings:read',
    'GET /api/devotee/bookings/:bookingId/photo': {
      may: 'donor',
      beforeVerification: true,
      call: async (place, api) => ({ params: { bookingId: (await performed(place, api)).bookingId } }),
    },
    'GET /api/priest/day': { may: 'priest', call: ({ giving }) => ({ query: { date: dateIn(giving, 0) } }) },
    'POST /api/priest/slots/:slotId/performed': {
      may: 'priest',
      call: async (place, api) => ({ params: { slotId: (await service(place, api)).slot.id }, body: marked() }),
    },
    'POST /api/priest/slots/:slotId/undo': {
      may: 'priest',
      call: async (place, api) => {
        const { slot } = await service(place, api);
        const body = marked();
        await place.priest.post(`/api/priest/slots/${slot.id}/performed`).send(body).expect(200);
        return { params: { slotId: slot.id }, body: { key: body.key, at: body.at } };
      },
    },
    'POST /api/temple-admin/service-marks/:markId/undo': {
      may: 'staff with bookings:handle',
      call: async (place, api) => ({ params: { markId: (await performed(place, api)).markId }, body: { reason: 'Marked by mistake' } }),
    },
    'POST /api/priest/service-photos': {
      may: 'priest',
      call: async (place, api) => {
        const { slotId, key } = await performed(place, api);
        return { query: { slotId, key }, body: PHOTO, headers: { 'content-type': 'image/jpeg' } };
      },
    },
    'GET /api/priest/assignments/calendar-link': 'priest',
    'POST /api/priest/assignments/calendar-link': 'priest',
    'DELETE /api/priest/assignments/calendar-link': 'priest',
    'GET /api/priest/assignments.ics': {
      may: 'anyone',
      call: async ({ priest }) => {
        const { body } = await priest.post('/api/priest/assignments/calendar-link').expect(200);
        return { query: { token: new URL(body.url).searchParams.get('token') ?? '' } };
      },
    },
  },
  growing: ['sheet_prints', 'service_marks'],
};
