import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../test/cart.ts';
import { runJobs } from '../../../test/give.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import {
  addSlot,
  bookAtCounter,
  bookPooja,
  cardWalkInOf,
  dateIn,
  MEERA,
  offerPooja,
  poojaLine,
  soonAt,
  startCardWalkIn,
  walkIn,
} from '../../../test/poojas.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PoojaWaitRow } from './waits/pooja-wait.entity.ts';
import { WaitLinks } from './waits/wait-links.service.ts';

const NAMES = { participants: [MEERA], intention: 'Health', inAbsentia: false };

/** A booking of the place's devotee, with another time it could move to. */
async function book({ own, giving }: Place, api: TestApi): Promise<{ bookingId: string; otherSlotId: string }> {
  const { service, slot } = await offerPooja(own.staff, giving);
  const other = await addSlot(own.staff, giving, service, 8, { time: '19:45' });
  return { bookingId: (await bookPooja(api, own.donor, giving, slot)).id, otherSlotId: other.id };
}

/** The same at the counter, which takes no provider. */
async function bookByOffice({ own, giving }: Place): Promise<{ bookingId: string; otherSlotId: string }> {
  const split = { onlinePlaces: 4, counterPlaces: 4 };
  // What can be marked is soon, or over.
  const { service, slot } = await offerPooja(own.staff, giving, 8, { ...soonAt(giving), ...split });
  const other = await addSlot(own.staff, giving, service, 8, { ...split, time: '19:45' });
  return { bookingId: (await bookAtCounter(own.staff, slot.id)).id, otherSlotId: other.id };
}

/** A slot without a free place. */
async function fullSlot({ own, other, giving }: Place): Promise<string> {
  const { slot } = await offerPooja(own.staff, giving, 1);
  await addLines(other.donor, poojaLine(giving, slot));
  return slot.id;
}

async function joinList(place: Place, client: TestAgent): Promise<{ waitId: string }> {
  const body = { ...NAMES, slotId: await fullSlot(place) };
  return { waitId: (await client.post('/api/devotee/pooja-waits').send(body).expect(201)).body.id };
}

/** One of the two places that a family waits for is offered to it. */
async function partOffer({ own, other, giving }: Place): Promise<{ waitId: string }> {
  const { slot } = await offerPooja(own.staff, giving, 2);
  await addLines(other.donor, poojaLine(giving, slot));
  const body = { ...NAMES, slotId: slot.id, places: 2, takesFewer: true };
  return { waitId: (await own.donor.post('/api/devotee/pooja-waits').send(body).expect(201)).body.id };
}

/** A walk-in whose card is waited for. */
async function cardWalkIn({ own, giving }: Place): Promise<{ cardPaymentId: string }> {
  const { slot } = await offerPooja(own.staff, giving, 8, { onlinePlaces: 4, counterPlaces: 4 });
  return { cardPaymentId: (await startCardWalkIn(own.staff, slot.id)).orderId };
}

/** A family without an account or an address whose time was canceled. */
async function callToMake({ own, giving }: Place, api: TestApi) {
  const { slot } = await offerPooja(own.staff, giving, 8, { onlinePlaces: 4, counterPlaces: 4 });
  const { id: bookingId } = await bookAtCounter(own.staff, slot.id, { phone: '+17325550188' });
  const path = `/api/temple-admin/pooja-slots/${slot.id}/cancellation`;
  await own.staff.post(path).set('idempotency-key', newId()).send({ reason: 'The hall is flooded' }).expect(200);
  await runJobs(api);
  return { params: { bookingId }, body: { called: true, version: 0 } };
}

/** A walk-in that waits, by its link. */
async function linkedWait(place: Place, api: TestApi) {
  const body = { slotId: await fullSlot(place), phone: '+17325550189' };
  const { id } = (await place.own.staff.post('/api/temple-admin/pooja-waits').send(body).expect(201)).body;
  const wait = await api.database.reader.findOneByOrFail(PoojaWaitRow, { id });
  return { params: { link: (await api.get(WaitLinks).pathOf(api.database.reader, wait)).split('/').at(-1) ?? '' } };
}

const officeStep = (name: string) =>
  [
    `POST /api/temple-admin/bookings/:bookingId/${name}`,
    { may: 'staff with bookings:handle', call: async (place: Place) => ({ params: await bookByOffice(place) }) },
  ] as const;

export const fixture: NounFixture = {
  presets: {
    'bookings:handle': ['manager', 'priest-coordinator', 'front-desk'],
    'bookings:cancel': ['manager', 'priest-coordinator'],
  },
  build: async (place, api) => ({
    bookingId: (await book(place, api)).bookingId,
    ...(await joinList(place, place.own.donor)),
    ...(await cardWalkIn(place)),
  }),
  routes: {
    'GET /api/devotee/bookings': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/bookings/:bookingId': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/bookings/:bookingId/events': { may: 'donor', beforeVerification: true },
    'PUT /api/devotee/bookings/:bookingId': {
      may: 'donor',
      call: async (place, api) => ({ params: await book(place, api), body: NAMES }),
    },
    'POST /api/devotee/bookings/:bookingId/move': {
      may: 'donor',
      call: async (place, api) => {
        const { bookingId, otherSlotId } = await book(place, api);
        return { params: { bookingId }, body: { slotId: otherSlotId } };
      },
    },
    'POST /api/devotee/bookings/:bookingId/cancel': {
      may: 'donor',
      call: async (place, api) => ({ params: await book(place, api), body: { seenRefundCents: 0 } }),
    },
    'POST /api/devotee/bookings/:bookingId/repeat': {
      may: 'donor',
      call: async (place, api) => ({
        params: await book(place, api),
        body: { rule: { kind: 'nakshatra', nakshatra: 4 }, legalName: 'Meera Iyer' },
      }),
    },
    'GET /api/devotee/bookings/:bookingId/pass': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/booking-calendar/link': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/booking-calendar/link': 'donor',
    'DELETE /api/devotee/booking-calendar/link': 'donor',
    'GET /api/public/booking-calendar/:token/poojas.ics': {
      may: 'anyone',
      call: async ({ own }) => {
        const { body } = await own.donor.post('/api/devotee/booking-calendar/link').expect(200);
        return { params: { token: new URL(body.url).pathname.split('/').at(-2) ?? '' } };
      },
    },
    'GET /api/devotee/pooja-waits': { may: 'donor', beforeVerification: true },
    'POST /api/devotee/pooja-waits': {
      may: 'donor',
      call: async (place) => ({ body: { ...NAMES, slotId: await fullSlot(place) } }),
    },
    'DELETE /api/devotee/pooja-waits/:waitId': {
      may: 'donor',
      call: async (place) => ({ params: await joinList(place, place.own.donor) }),
    },
    'POST /api/devotee/pooja-waits/:waitId/keep-waiting': {
      may: 'donor',
      call: async (place) => ({ params: await partOffer(place) }),
    },

    'GET /api/public/pooja-waits/:link': { may: 'anyone', call: linkedWait },
    'POST /api/public/pooja-waits/:link/leave': { may: 'anyone', call: linkedWait },

    'GET /api/temple-admin/bookings': 'staff with bookings:read',
    'GET /api/temple-admin/bookings/:bookingId': 'staff with bookings:read',
    'POST /api/temple-admin/bookings': {
      may: 'staff with bookings:handle',
      call: async ({ own, giving }) => {
        const { slot } = await offerPooja(own.staff, giving, 8, { onlinePlaces: 4, counterPlaces: 4 });
        return { body: walkIn(slot.id) };
      },
    },
    'GET /api/temple-admin/walk-in-payments': 'staff with bookings:handle',
    'POST /api/temple-admin/walk-in-payments': {
      may: 'staff with bookings:handle',
      call: async ({ own, giving }) => {
        const { slot } = await offerPooja(own.staff, giving, 8, { onlinePlaces: 4, counterPlaces: 4 });
        return { body: cardWalkInOf(slot.id) };
      },
    },
    'GET /api/temple-admin/walk-in-payments/:cardPaymentId': 'staff with bookings:handle',
    'GET /api/temple-admin/walk-in-payments/:cardPaymentId/events': 'staff with bookings:handle',
    'POST /api/temple-admin/walk-in-payments/:cardPaymentId/cancel': {
      may: 'staff with bookings:handle',
      call: async (place) => ({ params: await cardWalkIn(place) }),
    },
    'PUT /api/temple-admin/bookings/:bookingId': {
      may: 'staff with bookings:handle',
      call: async (place) => ({ params: await bookByOffice(place), body: NAMES }),
    },
    ...Object.fromEntries([officeStep('check-in'), officeStep('performed'), officeStep('no-show')]),
    'POST /api/temple-admin/bookings/:bookingId/undo-check-in': {
      may: 'staff with bookings:handle',
      call: async (place) => {
        const { bookingId } = await bookByOffice(place);
        await place.own.staff.post(`/api/temple-admin/bookings/${bookingId}/check-in`).expect(200);
        return { params: { bookingId } };
      },
    },
    'POST /api/temple-admin/bookings/:bookingId/undo-performed': {
      may: 'staff with bookings:handle',
      call: async (place) => {
        const { bookingId } = await bookByOffice(place);
        await place.own.staff.post(`/api/temple-admin/bookings/${bookingId}/performed`).expect(200);
        return { params: { bookingId }, body: { reason: 'Marked by mistake' } };
      },
    },
    'POST /api/temple-admin/bookings/:bookingId/move': {
      may: 'staff with bookings:handle',
      call: async (place) => {
        const { bookingId, otherSlotId } = await bookByOffice(place);
        return { params: { bookingId }, body: { slotId: otherSlotId } };
      },
    },
    'POST /api/temple-admin/bookings/:bookingId/cancel': {
      may: 'staff with bookings:cancel',
      // What somebody booked at the counter takes a second person to cancel.
      call: async (place, api) => ({ params: await book(place, api), body: { reason: 'The hall is flooded' } }),
    },
    'POST /api/temple-admin/bookings/:bookingId/prasadam': {
      may: 'staff with bookings:handle',
      call: async (place, api) => {
        const { slot } = await offerPooja(place.own.staff, place.giving, 8, { service: { prasadamCents: 1_200 } });
        const prasadamTo = { name: 'Meera', street: '1 Main Street', city: 'Edison', state: 'NJ', zip: '08817' };
        const { id } = await bookPooja(api, place.own.donor, place.giving, slot, { prasadamTo });
        return { params: { bookingId: id }, body: { status: 'packed' } };
      },
    },
    'GET /api/temple-admin/pooja-slots/:slotId/cancellation': 'staff with bookings:cancel',
    'POST /api/temple-admin/pooja-slots/:slotId/cancellation': {
      may: 'staff with bookings:cancel',
      call: async ({ own, giving }) => {
        const { slot } = await offerPooja(own.staff, giving);
        return { params: { slotId: slot.id }, body: { reason: 'The hall is flooded' } };
      },
    },
    'GET /api/temple-admin/pooja-day/cancellation': {
      may: 'staff with bookings:cancel',
      call: ({ giving }) => ({ query: { date: dateIn(giving, 200) } }),
    },
    'POST /api/temple-admin/pooja-day/cancellation': {
      may: 'staff with bookings:cancel',
      call: async ({ own, giving }) => {
        const date = dateIn(giving, 200);
        await offerPooja(own.staff, giving, 8, { date });
        return { body: { date, reason: 'The hall is flooded' } };
      },
    },
    'GET /api/temple-admin/pooja-slots/:slotId/move': {
      may: 'staff with bookings:cancel',
      call: ({ giving }) => ({ query: { date: dateIn(giving, 6), time: '10:10' } }),
    },
    'POST /api/temple-admin/pooja-slots/:slotId/move': {
      may: 'staff with bookings:cancel',
      call: async ({ own, giving }) => {
        const { slot } = await offerPooja(own.staff, giving);
        return { params: { slotId: slot.id }, body: { date: dateIn(giving, 6), time: '10:10', reason: 'The hall is flooded' } };
      },
    },
    'GET /api/temple-admin/pooja-calls': 'staff with bookings:read',
    'PUT /api/temple-admin/pooja-calls/:bookingId': { may: 'staff with bookings:handle', call: callToMake },
    'GET /api/temple-admin/prasadam-labels': 'staff with bookings:read',
    'GET /api/temple-admin/pooja-waits': 'staff with bookings:read',
    'POST /api/temple-admin/pooja-waits': {
      may: 'staff with bookings:handle',
      call: async (place) => ({ body: { slotId: await fullSlot(place), phone: '+17325550187' } }),
    },
    'POST /api/temple-admin/pooja-waits/:waitId/remove': {
      may: 'staff with bookings:handle',
      call: async (place) => ({ params: await joinList(place, place.own.donor), body: { reason: 'Asked by phone' } }),
    },
  },
  growing: ['booking_terms', 'bookings', 'pooja_waits', 'departed_names', 'family_calls', 'former_bookings'],
};
