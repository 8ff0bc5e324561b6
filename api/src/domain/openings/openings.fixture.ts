import type TestAgent from 'supertest/lib/agent.js';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { addOpening, announced, entryFor, join, openDoors, openingOf, openRoom, register } from '../../../test/openings.ts';
import { offerPooja } from '../../../test/poojas.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

/** An opening of the place's temple that anyone can join now. */
async function waitingRoom({ own, giving }: Place, api: TestApi): Promise<{ openingId: string }> {
  const { slot } = await offerPooja(own.staff, giving);
  const opening = await announced(own.staff, giving, [slot]);
  await openRoom(api, opening);
  return { openingId: opening.id };
}

async function inLine(place: Place, api: TestApi, client: TestAgent): Promise<{ openingId: string }> {
  const { openingId } = await waitingRoom(place, api);
  await join(client, { id: openingId }).expect(200);
  return { openingId };
}

async function draft({ own, giving }: Place): Promise<{ openingId: string }> {
  const { slot } = await offerPooja(own.staff, giving);
  return { openingId: (await addOpening(own.staff, openingOf(giving, [slot]))).id };
}

/** A draw that was held: its tickets are public. */
async function drawn({ own, giving }: Place, api: TestApi): Promise<{ openingId: string }> {
  const { slot } = await offerPooja(own.staff, giving);
  const opening = await announced(own.staff, giving, [slot], { kind: 'draw' });
  await register(own.donor, opening, slot).expect(200);
  await openDoors(api, opening);
  return { openingId: opening.id };
}

export const fixture: NounFixture = {
  presets: {
    'poojas:manage': ['manager', 'priest-coordinator'],
  },
  build: drawn,
  routes: {
    'GET /api/public/pooja-openings': 'anyone',
    'GET /api/public/temples/:slug/openings/:openingId': 'anyone',
    'GET /api/public/temples/:slug/openings/:openingId/tickets': 'anyone',

    'GET /api/devotee/pooja-openings': { may: 'donor', beforeVerification: true },
    'GET /api/devotee/pooja-openings/:openingId': { may: 'donor', beforeVerification: true, stranger: 200 },
    'POST /api/devotee/pooja-openings/:openingId/place': {
      may: 'donor',
      call: async (place, api) => ({ params: await waitingRoom(place, api) }),
      stranger: 200,
    },
    'PUT /api/devotee/pooja-openings/:openingId/place': {
      may: 'donor',
      call: async ({ own, giving }) => {
        const { slot } = await offerPooja(own.staff, giving);
        const opening = await announced(own.staff, giving, [slot], { kind: 'draw' });
        return { params: { openingId: opening.id }, body: entryFor(slot) };
      },
      stranger: 200,
    },
    'DELETE /api/devotee/pooja-openings/:openingId/place': {
      may: 'donor',
      call: async (place, api) => ({ params: await inLine(place, api, place.own.donor) }),
    },
    'PUT /api/devotee/pooja-openings/:openingId/reminder': { may: 'donor', call: { body: { on: true } }, stranger: 200 },
    // Of a draw that was held: the stream says so and ends.
    'GET /api/devotee/pooja-openings/:openingId/events': 'donor',

    'GET /api/temple-admin/pooja-openings': 'staff with bookings:read',
    'POST /api/temple-admin/pooja-openings': {
      may: 'staff with poojas:manage',
      call: async ({ own, giving }) => {
        const { slot } = await offerPooja(own.staff, giving);
        return { body: openingOf(giving, [slot]) };
      },
    },
    'PUT /api/temple-admin/pooja-openings/:openingId': {
      may: 'staff with poojas:manage',
      call: async (place) => {
        const { slot } = await offerPooja(place.own.staff, place.giving);
        return { params: await draft(place), body: openingOf(place.giving, [slot]) };
      },
    },
    'POST /api/temple-admin/pooja-openings/:openingId/announce': {
      may: 'staff with poojas:manage',
      call: async (place) => ({ params: await draft(place) }),
    },
    'POST /api/temple-admin/pooja-openings/:openingId/cancel': {
      may: 'staff with poojas:manage',
      call: async (place) => ({ params: await draft(place), body: { reason: 'The day was moved' } }),
    },
  },
  growing: ['pooja_opening_places', 'pooja_opening_reminders'],
  small: { pooja_openings: 'A temple has a few a year.' },
};
