import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { dateIn, offerPooja, poojaNamed } from '../../../test/poojas.ts';
import { newId } from '../../platform/ids/new-id.ts';

const SPLIT = { capacity: 8, onlinePlaces: 5, counterPlaces: 2 };
const pooja = () => poojaNamed(`Archana ${newId()}`);

const schedule = ({ params, giving }: Place) => ({
  serviceId: params.serviceId,
  rule: { kind: 'weekly', days: [0, 6] },
  times: ['09:00', '18:30'],
  startsOn: dateIn(giving, 1),
  ...SPLIT,
});
const blackout = ({ giving }: Place) => ({ reason: 'Annual festival', from: dateIn(giving, 20), to: dateIn(giving, 21) });
const span = ({ giving }: Place) => ({ from: dateIn(giving, 0), to: dateIn(giving, 30) });

async function addBlackout(place: Place): Promise<{ blackoutId: string }> {
  const { body } = await place.own.staff.post('/api/temple-admin/pooja-blackouts').send(blackout(place)).expect(201);
  return { blackoutId: body.id };
}

export const fixture: NounFixture = {
  build: async (place) => {
    const { service, slot } = await offerPooja(place.own.staff, place.giving);
    const { body } = await place.own.staff
      .post('/api/temple-admin/pooja-schedules')
      .send(schedule({ ...place, params: { serviceId: service.id } }))
      .expect(201);
    return { serviceId: service.id, slotId: slot.id, scheduleId: body.id, ...(await addBlackout(place)) };
  },
  routes: {
    'GET /api/public/poojas': 'anyone',
    'GET /api/public/temples/:slug/poojas/:serviceId': 'anyone',
    'GET /api/public/temples/:slug/poojas/:serviceId/slots': { may: 'anyone', call: (place) => ({ query: span(place) }) },

    'GET /api/temple-admin/poojas': 'staff with bookings:read',
    'POST /api/temple-admin/poojas': { may: 'staff with poojas:manage', call: () => ({ body: pooja() }) },
    'PUT /api/temple-admin/poojas/:serviceId': { may: 'staff with poojas:manage', call: () => ({ body: pooja() }) },
    'GET /api/temple-admin/pooja-schedules': 'staff with bookings:read',
    'POST /api/temple-admin/pooja-schedules': { may: 'staff with poojas:manage', call: (place) => ({ body: schedule(place) }) },
    'PUT /api/temple-admin/pooja-schedules/:scheduleId': { may: 'staff with poojas:manage', call: (place) => ({ body: schedule(place) }) },
    'POST /api/temple-admin/pooja-schedules/preview': {
      may: 'staff with poojas:manage',
      call: ({ giving }) => ({ body: { rule: { kind: 'tithi', tithi: 11, paksha: 'both' }, startsOn: dateIn(giving, 0) } }),
    },
    'GET /api/temple-admin/pooja-blackouts': 'staff with bookings:read',
    'POST /api/temple-admin/pooja-blackouts': { may: 'staff with poojas:manage', call: (place) => ({ body: blackout(place) }) },
    'DELETE /api/temple-admin/pooja-blackouts/:blackoutId': {
      may: 'staff with poojas:manage',
      call: async (place) => ({ params: await addBlackout(place) }),
    },
    'GET /api/temple-admin/pooja-slots': { may: 'staff with bookings:read', call: (place) => ({ query: span(place) }) },
    'POST /api/temple-admin/pooja-slots': {
      may: 'staff with poojas:manage',
      call: async ({ own, giving }) => {
        const { body } = await own.staff.post('/api/temple-admin/poojas').send(pooja()).expect(201);
        return { body: { serviceId: body.id, date: dateIn(giving, 3), time: '07:15', ...SPLIT } };
      },
    },
    'PUT /api/temple-admin/pooja-slots/:slotId': {
      may: 'staff with poojas:manage',
      call: async ({ own, giving }) => {
        const { slot } = await offerPooja(own.staff, giving);
        return { params: { slotId: slot.id }, body: { ...SPLIT, open: true } };
      },
    },
  },
  growing: ['pooja_slots'],
  small: {
    pooja_services: 'A temple has a few dozen.',
    pooja_schedules: 'A temple has a few for each pooja.',
    pooja_blackouts: 'A temple has a few a year.',
  },
};
