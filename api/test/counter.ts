import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../src/platform/ids/new-id.ts';
import type { GivingTemple } from './factories/giving.factory.ts';

const BATCHES = '/api/temple-admin/counter-batches';

interface HandedOver {
  receivedOn: string;
  amountCents?: number;
  receivedReason?: string;
  [field: string]: unknown;
}

/** A gift of cash taken at the counter, in a batch of its own that is closed: the order's id. By default 101 dollars to the general fund. */
export async function takeAtCounter(
  office: TestAgent,
  { general }: GivingTemple,
  { receivedOn, receivedReason, amountCents = 10100, ...entry }: HandedOver,
): Promise<string> {
  const post = (path: string, body: object = {}) => office.post(path).set('idempotency-key', newId()).send(body);
  const batch = { name: 'Counter', receivedOn, receivedReason, expectedCount: 1, expectedTotalCents: amountCents };
  const { body: opened } = await post(BATCHES, batch).expect(201);
  const gift = { method: 'cash', fundId: general.id, amountCents, legalName: 'Family of S. Reddy', ...entry };
  await post(`${BATCHES}/${opened.id}/entries`, gift).expect(201);
  await post(`${BATCHES}/${opened.id}/close`).expect(200);
  const { body: closed } = await office.get(`${BATCHES}/${opened.id}`).expect(200);
  return closed.entries[0].orderId;
}
