import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildPriest } from '../../../test/factories/priest.factory.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { dateIn, offerPooja } from '../../../test/poojas.ts';
import { assign, newestOf, serve } from '../../../test/priests.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

const DAYS = 300;
const FIRST_HOUR = 6;
const slotsOfPriest = new Map<string, number>();
/** A slot of its own, so that the priest is free, within the year that times are made for: 300 days with 18 hours each. */
async function slotOf({ own, giving, accounts }: Place): Promise<string> {
  const made = slotsOfPriest.get(accounts.priest.id) ?? 0;
  slotsOfPriest.set(accounts.priest.id, made + 1);
  const hour = `${FIRST_HOUR + Math.floor(made / DAYS)}`.padStart(2, '0');
  const at = { date: dateIn(giving, 10 + (made % DAYS)), time: `${hour}:00` };
  return (await offerPooja(own.staff, giving, 8, { ...at, service: { durationMinutes: 30 } })).slot.id;
}

/** An offer to the place's priest. */
async function offer(place: Place): Promise<{ assignmentId: string }> {
  const staffed = await assign(place.own.staff, await slotOf(place), { accountId: place.accounts.priest.id });
  return { assignmentId: newestOf(staffed) };
}

const week = ({ giving }: Place) => ({ from: dateIn(giving, 0), to: dateIn(giving, 6) });

async function newPriest(api: TestApi, place: Place): Promise<{ priestId: string }> {
  return { priestId: (await buildPriest(api, { temples: [place.giving.temple] })).id };
}

/** Another temple that the place's priest serves. */
async function otherTemple(api: TestApi, { accounts }: Place): Promise<{ slug: string }> {
  const { temple } = await buildGivingTemple(api);
  await serve(api, accounts.priest, temple);
  return { slug: temple.slug };
}

export const fixture: NounFixture = {
  presets: {
    'priests:manage': ['manager', 'priest-coordinator'],
    'bookings:read': ['manager', 'priest-coordinator', 'front-desk', 'viewer'],
  },
  build: async (place) => ({ ...(await offer(place)), priestId: place.accounts.priest.id }),
  routes: {
    'GET /api/priest/assignments': 'priest',
    'GET /api/priest/assignments/waiting': 'priest',
    'POST /api/priest/assignments/:assignmentId/accept': { may: 'priest', call: async (place) => ({ params: await offer(place) }) },
    'POST /api/priest/assignments/:assignmentId/decline': {
      may: 'priest',
      call: async (place) => ({ params: await offer(place), body: { reason: 'Traveling' } }),
    },

    'GET /api/temple-admin/assignments': { may: 'staff with bookings:read', call: (place) => ({ query: week(place) }) },
    'GET /api/temple-admin/pooja-slots/:slotId/priests': 'staff with priests:manage',
    'POST /api/temple-admin/assignments': {
      may: 'staff with priests:manage',
      call: async (place) => ({ body: { slotId: await slotOf(place), accountId: place.accounts.priest.id } }),
    },
    'POST /api/temple-admin/assignments/:assignmentId/withdraw': {
      may: 'staff with priests:manage',
      call: async (place) => ({ params: await offer(place), body: { reason: 'The family asked for another priest' } }),
    },
    'POST /api/temple-admin/assignments/proposals': { may: 'staff with priests:manage', call: (place) => ({ body: week(place) }) },
    'POST /api/temple-admin/assignments/proposals/offers': {
      may: 'staff with priests:manage',
      call: async (place) => ({
        body: { items: [{ slotId: await slotOf(place), position: 1, accountId: place.accounts.priest.id }] },
      }),
    },

    'DELETE /api/priest/temples/:slug': { may: 'priest', call: async (place, api) => ({ params: await otherTemple(api, place) }) },

    'GET /api/temple-admin/priests': 'staff with bookings:read',
    'GET /api/temple-admin/priests/:priestId': 'staff with bookings:read',
    'PUT /api/temple-admin/priests/:priestId': {
      may: 'staff with priests:manage',
      call: async (place, api) => ({ params: await newPriest(api, place), body: { skillsHere: [`Homa ${newId()}`] } }),
    },
    'DELETE /api/temple-admin/priests/:priestId': {
      may: 'staff with priests:manage',
      call: async (place, api) => ({ params: await newPriest(api, place) }),
    },
  },
  growing: ['priest_assignments'],
};
