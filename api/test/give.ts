import type { SandboxCheckout } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { LessThanOrEqual, Not } from 'typeorm';
import { newId } from '../src/platform/ids/new-id.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { RecurringJob } from '../src/platform/jobs/recurring-job.entity.ts';
import { OutboxMessage } from '../src/platform/outbox/outbox-message.entity.ts';
import { SandboxWebhooks } from '../src/platform/payments/sandbox/sandbox-webhooks.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import type { TestApi } from './start-test-api.ts';

export const CARD = '4242424242424242';

export interface StartedGift {
  orderId: string;
  totalCents: number;
  checkoutUrl: string;
}

/** Lets the sandbox's webhooks reach the application under test over HTTP. */
export function listenForWebhooks(api: TestApi): void {
  api.get(SandboxWebhooks).target = api.url;
}

/** The id of a sandbox checkout: the last part of its address. */
export const checkoutIdOf = ({ checkoutUrl }: StartedGift): string => new URL(checkoutUrl).pathname.split('/').at(-1)!;

export interface Gift {
  lines?: { fundId: string; amountCents: number }[];
  amountCents?: number;
  key?: string;
  [field: string]: unknown;
}

/** A signed-in devotee's gift up to the checkout; by default 51 dollars to Annadanam. */
export async function startGift(client: TestAgent, { temple, annadanam }: GivingTemple, gift: Gift = {}): Promise<StartedGift> {
  const { amountCents = 5100, key = newId(), ...rest } = gift;
  const lines = [{ fundId: annadanam.id, amountCents }];
  const body = { templeSlug: temple.slug, legalName: 'Meera Raghunathan', lines, ...rest };
  const answer = await client.post('/api/devotee/donations').set('idempotency-key', key).send(body).expect(201);
  return answer.body;
}

/** Pays a started gift with a test card, without delivering the webhook. */
export async function payGift(api: TestApi, gift: StartedGift, cardNumber: string = CARD, more: object = {}): Promise<SandboxCheckout> {
  const path = `/api/sandbox/checkouts/${checkoutIdOf(gift)}/pay`;
  const { body } = await api
    .client()
    .post(path)
    .send({ cardNumber, ...more })
    .expect(200);
  return body;
}

/** Does what the worker would do within `seconds` from now. */
export async function runJobs(api: TestApi, seconds = 0): Promise<number> {
  const now = new Date();
  if (seconds > 0) {
    const waiting = { state: 'waiting' as const, dueAt: LessThanOrEqual(new Date(now.getTime() + seconds * 1000)) };
    await api.database.transaction((tx) => tx.update(OutboxMessage, waiting, { dueAt: now }));
  }
  return api.get(Jobs).runDue();
}

/**
 * Does what the worker would do within a minute, and every recurring job whenever it ran last; but for the nightly proof, which reads the
 * books of all temples that a suite has made: a suite proves its own.
 */
export async function runEveryJob(api: TestApi): Promise<void> {
  await api.database.transaction((tx) => tx.delete(RecurringJob, { name: Not('nightly-proof') }));
  await runJobs(api, 60);
}

/** A gift given, paid and confirmed. */
export async function giveAndPay(api: TestApi, client: TestAgent, place: GivingTemple, gift: Gift = {}): Promise<StartedGift> {
  const started = await startGift(client, place, gift);
  await payGift(api, started);
  await runJobs(api);
  return started;
}
