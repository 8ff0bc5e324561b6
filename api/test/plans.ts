import type { SANDBOX_SAVED_CARDS } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { SavedCard } from '../src/domain/plans/saved-card.entity.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import type { TestApi } from './start-test-api.ts';

/** Numbers of the sandbox's cards by what they do. */
export const SAVED_CARD = '4242424242424242';
export const ZONE = 'America/New_York';

export interface WantedPlan {
  card?: keyof typeof SANDBOX_SAVED_CARDS;
  key?: string;
  [field: string]: unknown;
}

/** Today on the clocks of the plans' zone. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date());

/** The body of a monthly plan of 51 dollars to Annadanam from today, unless specified otherwise. */
export const planBody = ({ temple, annadanam }: GivingTemple, given: object = {}) => ({
  templeSlug: temple.slug,
  lines: [{ fundId: annadanam.id, amountCents: 5_100 }],
  legalName: 'Meera Raghunathan',
  rule: { kind: 'monthly' },
  startsOn: today(),
  timeZone: ZONE,
  ...given,
});

/** Saves a test card on the sandbox's page and has the application ask for it. */
export async function saveCard(api: TestApi, client: TestAgent, setupUrl: string, card: string = SAVED_CARD): Promise<string> {
  const setupId = new URL(setupUrl).pathname.split('/').at(-1) ?? '';
  await api.client().post(`/api/sandbox/cards/${setupId}/save`).send({ cardNumber: card }).expect(200);
  const { id } = await api.database.reader.findOneByOrFail(SavedCard, { gatewaySetupId: setupId });
  await client.post(`/api/devotee/cards/${id}/check`).expect(200);
  return id;
}

/** A plan that was started and has its card. */
export async function startPlan(api: TestApi, client: TestAgent, place: GivingTemple, wanted: WantedPlan = {}): Promise<string> {
  const { card = SAVED_CARD, key = newId(), ...given } = wanted;
  const { body } = await client.post('/api/devotee/plans').set('idempotency-key', key).send(planBody(place, given)).expect(201);
  if (body.setupUrl) await saveCard(api, client, body.setupUrl, card);
  return body.planId;
}
