import Stripe from 'stripe';
import { AuditEntry } from '../../src/domain/audit/audit-entry.entity.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { buildGivingTemple } from '../factories/giving.factory.ts';
import { signInDonor, signInStaff } from '../sign-in.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';
import { LocalStripe } from './local-stripe.ts';

const SECRET = 'whsec_only_in_tests';
const PATH = '/api/temple-admin/payment-account';
const stripe = new LocalStripe();
const sdk = new Stripe('sk_test_x');
let api: TestApi;

beforeAll(async () => {
  const payments = { kind: 'stripe', secretKey: 'sk_test_x', webhookSecret: SECRET, api: await stripe.listen() } as const;
  api = await startTestApi({}, { settings: { payments } });
});
afterAll(async () => {
  await api.close();
  stripe.close();
});

function tell(account: string, secret = SECRET) {
  const payload = JSON.stringify({
    id: `evt_${newId()}`,
    object: 'event',
    account,
    type: 'account.updated',
    data: { object: { id: account } },
  });
  const signature = sdk.webhooks.generateTestHeaderString({ payload, secret });
  const post = api.client().post('/api/webhooks/payments/stripe').set('content-type', 'application/json');
  return post.set('stripe-signature', signature).send(payload);
}

async function office() {
  const place = await buildGivingTemple(api);
  const { client } = await signInStaff(api, { temple: place.temple });
  const state = async () => (await client.get(PATH).expect(200)).body;
  const accountId = () =>
    stripe.accounts.accounts.find(({ fields }) => (fields as Record<string, string>)['metadata[templeId]'] === place.temple.id)!.id;
  const donor = (await signInDonor(api)).client;
  const give = () => {
    const lines = [{ fundId: place.annadanam.id, amountCents: 2_500 }];
    return donor
      .post('/api/devotee/donations')
      .set('idempotency-key', newId())
      .send({ templeSlug: place.temple.slug, lines, legalName: 'Priya Nair' });
  };
  return { ...place, client, state, accountId, give };
}

it('takes a temple from no account to taking payments, through Stripe’s own page', async () => {
  const { temple, client, state, accountId, give } = await office();
  expect(await state()).toEqual({ provider: 'stripe', status: 'not-started', due: [], checkedAt: null });
  const refused = await give();
  expect(refused.body).toMatchObject({ code: 'temple-not-accepting', message: expect.stringMatching(/can’t take online payments yet/) });

  const { body } = await client.post(`${PATH}/link`).expect(200);
  expect(body.url).toMatch(/^https:\/\/connect\.stripe\.test\/setup\//);
  const fields = stripe.accounts.accounts.at(-1)!.fields as Record<string, string>;
  expect(fields).toMatchObject({
    'company[name]': temple.legalName,
    'company[tax_id]': temple.ein.replace('-', ''),
    business_type: 'non_profit',
  });
  expect(stripe.accounts.links.at(-1)).toMatchObject({ account: accountId(), type: 'account_onboarding' });
  expect(stripe.accounts.links.at(-1)!.refresh_url).toMatch(/back=expired$/);
  expect(await state()).toMatchObject({ status: 'information-needed' });
  expect((await client.post(`${PATH}/check`).expect(200)).body).toMatchObject({
    status: 'information-needed',
    due: ['business', 'bank-account', 'people', 'terms'],
  });
  expect((await give()).body.code).toBe('temple-not-accepting');

  stripe.accounts.change(accountId(), { charges_enabled: true, details_submitted: true });
  await tell(accountId()).expect(200);
  expect(await state()).toMatchObject({ status: 'ready', due: [] });
  await give().expect(201);
  const changed = await api.database.reader.findBy(AuditEntry, { templeId: temple.id, action: 'payment-account.changed' });
  expect(changed.length).toBeGreaterThanOrEqual(2);
});

it('opens one account however often the office asks', async () => {
  const { client, temple } = await office();
  await Promise.all([1, 2, 3].map(() => client.post(`${PATH}/link`).expect(200)));
  const own = stripe.accounts.accounts.filter(({ fields }) => (fields as Record<string, string>)['metadata[templeId]'] === temple.id);
  expect(own).toHaveLength(1);
});

it('stops payments the moment Stripe restricts the account, says what is due, and notifies those who manage payments once', async () => {
  const { client, state, accountId, give, temple } = await office();
  const { client: desk } = await signInStaff(api, { temple, preset: 'front-desk' });
  const shown = () =>
    Promise.all(
      [`/api/public/temples/${temple.slug}`, `/api/public/e-hundi?temple=${temple.slug}`].map(
        async (path) => (await api.client().get(path).expect(200)).body.takesPayments,
      ),
    );
  await client.post(`${PATH}/link`).expect(200);
  stripe.accounts.change(accountId(), { charges_enabled: true, details_submitted: true });
  await tell(accountId()).expect(200);
  const past_due = ['person_1.verification.document'];
  const requirements = { past_due, currently_due: past_due, disabled_reason: 'requirements.past_due' };
  stripe.accounts.change(accountId(), { charges_enabled: false, details_submitted: true, requirements });
  await tell(accountId(), 'whsec_forged').expect(400);
  expect(await state()).toMatchObject({ status: 'ready' });
  await tell(accountId()).expect(200);
  expect(await state()).toMatchObject({ status: 'restricted', due: ['identity'] });
  expect((await give()).body.code).toBe('temple-not-accepting');
  expect(await shown()).toEqual([false, false]);

  await tell(accountId()).expect(200);
  stripe.accounts.change(accountId(), { charges_enabled: true, details_submitted: true, requirements: {} });
  await tell(accountId()).expect(200);
  expect(await shown()).toEqual([true, true]);
  const kinds = async (from: typeof client) => {
    const { items }: { items: { kind: string }[] } = (await from.get('/api/account/notifications').expect(200)).body;
    return items.map(({ kind }) => kind).filter((kind) => kind.startsWith('payment-account.'));
  };
  expect(await kinds(client)).toEqual(['payment-account.ready', 'payment-account.restricted', 'payment-account.ready']);
  expect(await kinds(desk)).toEqual([]);
});

it('ignores messages about accounts of nobody here', async () => {
  await tell('acct_stranger').expect(200);
});
