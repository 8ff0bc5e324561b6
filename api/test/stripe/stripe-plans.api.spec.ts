import Stripe from 'stripe';
import type TestAgent from 'supertest/lib/agent.js';
import { TempleGiving } from '../../src/domain/giving-settings/temple-giving.entity.ts';
import { Order } from '../../src/domain/orders/order.entity.ts';
import { chargedAt } from '../../src/domain/plans/occurrence-dates.ts';
import { PlanWorker } from '../../src/domain/plans/plan-worker.service.ts';
import { SavedCard } from '../../src/domain/plans/saved-card.entity.ts';
import { ProofService } from '../../src/domain/proof/proof.service.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { runJobs } from '../give.ts';
import { planBody, today, ZONE } from '../plans.ts';
import { signInDonor } from '../sign-in.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';
import { LocalStripe } from './local-stripe.ts';

const SECRET = 'whsec_only_in_tests';
const stripe = new LocalStripe();
const sdk = new Stripe('sk_test_x');
let api: TestApi;
let place: GivingTemple;
let account: string;
let donor: TestAgent;

beforeAll(async () => {
  const payments = { kind: 'stripe', secretKey: 'sk_test_x', webhookSecret: SECRET, api: await stripe.listen() } as const;
  api = await startTestApi({}, { settings: { payments } });
});
beforeEach(async () => {
  stripe.faults = [];
  stripe.calls.length = 0;
  place = await buildGivingTemple(api);
  account = `acct_${newId()}`;
  const settings = {
    templeId: place.temple.id,
    receiptPrefix: newId().slice(-6).toUpperCase(),
    paymentAccount: account,
    createdAt: new Date(),
  };
  await api.database.transaction((tx) => tx.insert(TempleGiving, settings));
  donor = (await signInDonor(api)).client;
});
afterAll(async () => {
  await api.close();
  stripe.close();
});

function deliver(type: string, object: object) {
  const payload = JSON.stringify({ id: `evt_${newId()}`, object: 'event', account, type, data: { object } });
  const signature = sdk.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const post = api.client().post('/api/webhooks/payments/stripe').set('content-type', 'application/json');
  return post.set('stripe-signature', signature).send(payload).expect(200);
}

/** A plan whose card was saved on Stripe's page and reported by Stripe's message. */
async function planWith(paymentMethod: string): Promise<string> {
  const { body } = await donor.post('/api/devotee/plans').set('idempotency-key', newId()).send(planBody(place)).expect(201);
  expect(body.setupUrl).toMatch(/^https:\/\/checkout\.stripe\.test\//);
  const card = await api.database.reader.findOneByOrFail(SavedCard, { planId: body.planId });
  await deliver('setup_intent.succeeded', stripe.cards.save(card.id, paymentMethod));
  return body.planId;
}
const workAt = (minutes: number) => api.get(PlanWorker).run(new Date(chargedAt(today(), ZONE).getTime() + minutes * 60_000));
const detail = async (planId: string) => (await donor.get(`/api/devotee/plans/${planId}`).expect(200)).body;
const orderOf = () => api.database.reader.findOneByOrFail(Order, { templeId: place.temple.id });
const intentsOf = (orderId: string) => stripe.cards.intents.filter(({ metadata }) => (metadata as { orderId: string }).orderId === orderId);

it('saves a card and charges it on the temple’s account, and the books agree', async () => {
  const planId = await planWith('pm_ok');
  expect(await detail(planId)).toMatchObject({ status: 'active', card: { label: 'Visa ending 4242', expiresYear: 2040 } });
  await workAt(1);
  const order = await orderOf();
  expect(order).toMatchObject({ status: 'paid', feeCents: 178, paidWith: 'Visa ending 4242' });
  const confirm = stripe.calls.find(({ path }) => path.endsWith('/confirm'));
  expect(confirm).toMatchObject({ account, key: `charge-${order.id}-1`, fields: { payment_method: 'pm_ok', off_session: 'true' } });
  await deliver('payment_intent.succeeded', intentsOf(order.id)[0]!);
  expect(await api.get(ProofService).ofTemple(place.temple.id)).toMatchObject({ holds: true, processorCents: 5100, receiptsCents: 5100 });
});

it.each([
  ['insufficient_funds', 'funds', true],
  ['stolen_card', 'blocked', false],
  ['expired_card', 'expired', false],
  ['authentication_required', 'authentication', false],
])('takes Stripe’s %s as %s, tried again by itself: %s', async (code, failure, again) => {
  const planId = await planWith(`pm_${code}`);
  await workAt(1);
  const plan = await detail(planId);
  expect(plan).toMatchObject({ status: 'past-due', failure, card: { status: again ? 'active' : 'unusable' } });
  expect(plan.dates[0].retryAt !== null).toBe(again);
  expect((await orderOf()).status).toBe('failed');
});

it.each(['lost-reply', 'cut'] as const)('charges once where Stripe’s reply is gone (%s)', async (fault) => {
  const planId = await planWith('pm_ok');
  // The first call names the charge; the second, with the client's own two retries, moves the money.
  stripe.faults = [undefined, fault, fault, fault] as never;
  await workAt(1);
  expect((await detail(planId)).dates).toMatchObject([{ status: 'unknown', attempts: 1 }]);
  await workAt(20);
  expect((await detail(planId)).dates).toMatchObject([{ status: 'succeeded', attempts: 1 }]);
  const { id } = await orderOf();
  expect(intentsOf(id)).toHaveLength(1);
  expect(stripe.charges.filter(({ metadata }) => (metadata as { orderId: string }).orderId === id)).toHaveLength(1);
});

it('believes Stripe’s message where no worker came back to ask', async () => {
  const planId = await planWith('pm_ok');
  stripe.faults = [undefined, 'lost-reply', 'lost-reply', 'lost-reply'] as never;
  await workAt(1);
  const { id } = await orderOf();
  await deliver('payment_intent.succeeded', intentsOf(id)[0]!);
  expect(await orderOf()).toMatchObject({ status: 'paid' });
  expect((await detail(planId)).dates).toMatchObject([{ status: 'succeeded' }]);
});

it('has Stripe forget a card that its owner removes, once no plan uses it', async () => {
  const planId = await planWith('pm_ok');
  const [card] = (await donor.get('/api/devotee/cards').expect(200)).body;
  expect(card).toMatchObject({ label: 'Visa ending 4242', templeName: place.temple.name, uses: [{ planId, totalCents: 5_100 }] });
  const remove = () => donor.delete(`/api/devotee/cards/${card.id}`);
  expect((await remove().expect(409)).body.code).toBe('card-in-use');
  expect(stripe.cards.attached).toContain('pm_ok');
  await donor.post(`/api/devotee/plans/${planId}/cancel`).expect(200);
  // Stripe is out of reach at first.
  stripe.faults = ['down', 'down', 'down'];
  await remove().expect(200);
  await remove().expect(404);
  expect((await donor.get('/api/devotee/cards').expect(200)).body).toEqual([]);
  await runJobs(api);
  await runJobs(api, 3_600);
  expect(stripe.cards.attached).not.toContain('pm_ok');
  expect(stripe.calls.find(({ path }) => path.endsWith('/detach'))).toMatchObject({ account, path: '/v1/payment_methods/pm_ok/detach' });
});
