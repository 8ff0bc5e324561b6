import type TestAgent from 'supertest/lib/agent.js';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { newId } from '../../platform/ids/new-id.ts';

const BATCH = { name: 'Sunday counter', receivedOn: '2026-11-15', expectedCount: 1, expectedTotalCents: 5_100 };
const entryFor = ({ giving }: Place) => ({
  method: 'check',
  fundId: giving.annadanam.id,
  amountCents: 5_100,
  checkNumber: '1108',
  legalName: 'Meera Iyer',
  email: 'meera@example.test',
});

const post = (staff: TestAgent, path: string, body: object) =>
  staff.post(`/api/temple-admin/counter-batches${path}`).set('idempotency-key', newId()).send(body).expect(201);

/** An open batch with the one gift it expects. */
async function openBatch(place: Place): Promise<{ batchId: string; entryId: string }> {
  const { body: opened } = await post(place.own.staff, '', BATCH);
  const { body: entry } = await post(place.own.staff, `/${opened.id}/entries`, entryFor(place));
  return { batchId: opened.id, entryId: entry.id };
}

export const fixture: NounFixture = {
  presets: {
    'donations:read': ['manager', 'treasurer', 'front-desk', 'viewer'],
    'donations:record': ['manager', 'treasurer', 'front-desk'],
    'hundi:count': ['manager', 'treasurer', 'front-desk'],
    'batches:close': ['manager', 'treasurer'],
  },
  build: openBatch,
  routes: {
    'GET /api/temple-admin/counter-batches': 'staff with donations:read',
    'POST /api/temple-admin/counter-batches': { may: 'staff with donations:record', call: { body: BATCH } },
    'GET /api/temple-admin/counter-batches/:batchId': 'staff with donations:read',
    'POST /api/temple-admin/counter-batches/:batchId/entries': {
      may: 'staff with donations:record',
      call: (place) => ({ body: entryFor(place) }),
    },
    'DELETE /api/temple-admin/counter-batches/:batchId/entries/:entryId': {
      may: 'staff with donations:record',
      call: async (place) => ({ params: await openBatch(place) }),
    },
    'POST /api/temple-admin/counter-batches/:batchId/close': {
      may: 'staff with batches:close',
      call: async (place) => ({ params: await openBatch(place) }),
    },
    'GET /api/temple-admin/hundi-counts': 'staff with donations:read',
    'POST /api/temple-admin/hundi-counts': {
      may: 'staff with hundi:count',
      call: ({ giving }) => ({
        body: {
          hundi: 'Main hall',
          sealNumber: newId(),
          fundId: giving.general.id,
          countedOn: '2026-11-16',
          counters: ['Lakshmi', 'Suresh'],
          denominations: [{ denominationCents: 2_000, count: 1 }],
          statedTotalCents: 2_000,
          depositReference: 'Slip 7',
        },
      }),
    },
  },
  growing: ['counter_entries', 'counter_batches', 'hundi_counts'],
};
