import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildRelease, publishRelease } from '../../../test/factories/release.factory.ts';
import { giveAndPay, listenForWebhooks, runJobs } from '../../../test/give.ts';
import { bookPooja, offerPooja } from '../../../test/poojas.ts';
import { withSecondFactor } from '../../../test/second-factor.ts';
import { signInAs, signInDeployer, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { SandboxDisputes } from '../../platform/payments/sandbox/sandbox-disputes.ts';
import { Account } from '../accounts/account.entity.ts';
import { SecondFactorResettingService } from '../accounts/second-factor/second-factor-resetting.service.ts';
import { CanaryWatch } from '../remotes/canary-watch.ts';
import { PageLoadNames } from '../remotes/page-load-name.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  await listenForWebhooks(api);
});
afterAll(() => api.close());

/** Kind, title and link of someone's notifications, oldest first. */
async function notified(client: TestAgent, group: string): Promise<string[][]> {
  const { body } = await client.get('/api/account/notifications').expect(200);
  const items: { kind: string; title: string; path: string }[] = body.items;
  return items
    .filter(({ kind }) => kind.startsWith(`${group}.`))
    .map(({ kind, title, path }) => [kind, title, path])
    .reverse();
}
const operator = async () => signInAs(api, await buildAccount(api, { role: 'superadmin', fullName: 'Priya Kumar' }));

describe('a devotee is notified', () => {
  it('that a gift arrived with its receipt, and that it was refunded', async () => {
    const place = await buildGivingTemple(api);
    const { client } = await signInDonor(api);
    const { client: office } = await signInStaff(api, { temple: place.temple });
    const { orderId } = await giveAndPay(api, client, place);
    await office
      .post(`/api/temple-admin/donations/${orderId}/refunds`)
      .set('idempotency-key', newId())
      .send({ amountCents: 5100, reason: 'Given twice' })
      .expect(201);
    await runJobs(api, 60);
    const { name } = place.temple;
    expect(await notified(client, 'donation')).toEqual([
      ['donation.received', `${name} received your gift of $51.00`, '/receipts'],
      ['donation.refunded', `${name} refunded $51.00`, '/receipts'],
    ]);
    const { body } = await client.get('/api/account/notifications');
    expect(body.items[1].body).toMatch(/^Your receipt \S+-000001 is ready\.$/);
  });

  it('that a payment for a pooja arrived, which is no gift', async () => {
    const place = await buildGivingTemple(api);
    const { client } = await signInDonor(api);
    const { client: office } = await signInStaff(api, { temple: place.temple });
    await bookPooja(api, client, place, (await offerPooja(office, place)).slot);
    const title = `${place.temple.name}: thank you for your payment of $151.00.`;
    expect(await notified(client, 'donation')).toEqual([['donation.received', title, '/receipts']]);
  });
});

describe('a temple’s office is notified', () => {
  it('of a dispute, and how it ended', async () => {
    const place = await buildGivingTemple(api);
    const { client } = await signInDonor(api);
    const { client: office } = await signInStaff(api, { temple: place.temple, preset: 'treasurer' });
    const { orderId } = await giveAndPay(api, client, place);
    const disputeId = await api.get(SandboxDisputes).open(orderId);
    await runJobs(api);
    await api.get(SandboxDisputes).close(orderId, disputeId, false);
    await runJobs(api);
    const path = `/temple-admin/donations?gift=${orderId}`;
    expect(await notified(office, 'dispute')).toEqual([
      ['dispute.opened', 'A payment of $51.00 is disputed', path],
      ['dispute.lost', 'The dispute about $51.00 is lost', path],
    ]);
  });
});

describe('operators are notified', () => {
  it('of a registration that waits, and the temple of what was decided', async () => {
    const desk = await operator();
    const contact = {
      fullName: 'Sudha Varadan',
      office: 'Secretary',
      email: `sudha-${newId()}@varadarajacary.example`,
      phone: '+17325550148',
      password: TEST_PASSWORD,
    };
    const temple = {
      name: 'Sri Varadaraja Temple',
      legalName: 'Sri Varadaraja Temple, Inc.',
      ein: '565550182',
      taxStatus: 'public-charity',
      street: '4410 Green Level Road',
      city: 'Cary',
      state: 'NC',
      zip: '27519',
      deities: 'Varadaraja, Perundevi',
      website: 'varadarajacary.example',
    };
    await api.client().post('/api/public/temple-registrations').send({ temple, contact, documents: [], mayAct: true }).expect(201);
    const [waiting] = await notified(desk, 'temple-registration');
    expect(waiting).toEqual([
      'temple-registration.waiting',
      'Sri Varadaraja Temple registered',
      expect.stringMatching(/^\/superadmin\/temple-approvals\?registration=/),
    ]);
    const id = new URL(waiting![2]!, 'http://localhost').searchParams.get('registration')!;
    const owner = await ownerOf(contact.email);
    await desk.post(`/api/superadmin/temple-registrations/${id}/review`).send({ version: 0 }).expect(200);
    await desk
      .post(`/api/superadmin/temple-registrations/${id}/decision`)
      .send({ version: 1, decision: 'ask', message: 'Please add the letter.' })
      .expect(200);
    expect(await notified(owner, 'temple-registration')).toEqual([
      [
        'temple-registration.changes-requested',
        'Please change the registration of Sri Varadaraja Temple',
        '/temple-admin/verification-status',
      ],
    ]);
  });

  it('of a message to support', async () => {
    const desk = await operator();
    const message = {
      name: 'Meera Raghunathan',
      email: 'meera@example.test',
      topic: 'receipt',
      message: 'My receipt names the wrong year.',
    };
    await api.client().post('/api/public/contact').send(message).expect(201);
    expect(await notified(desk, 'support-message')).toEqual([
      ['support-message.waiting', 'Meera Raghunathan wrote to support', expect.stringMatching(/^\/superadmin\/support\?message=/)],
    ]);
  });

  it('of a canary that was stopped and of a rollback by somebody else', async () => {
    const [desk, own] = [await operator(), await operator()];
    const tool = await signInDeployer(api, 'mfe-priest');
    await publishRelease(tool, buildRelease('mfe-priest'));
    const { body } = await publishRelease(tool, buildRelease('mfe-priest'), { sharePercent: 10 });
    const { release } = body.canary;
    for (let index = 0; index < 20; index++) {
      const load = { pageLoad: api.get(PageLoadNames).next(), remote: 'mfe-priest', release, failed: true, phase: 'entry', kind: 'threw' };
      await api.client().post('/api/public/remotes/loads').set('x-forwarded-for', `203.0.113.${index}`).send(load).expect(204);
    }
    await api.get(CanaryWatch).endFailing();
    await publishRelease(tool, buildRelease('mfe-priest'));
    await own.post('/api/superadmin/remotes/mfe-priest/rollback').send({ reason: 'Refunds fail' }).expect(200);
    expect((await notified(desk, 'remote')).map(([kind]) => kind)).toEqual(['remote.canary-ended', 'remote.rolled-back']);
    expect((await notified(own, 'remote')).map(([kind]) => kind)).toEqual(['remote.canary-ended']);
  });
});

describe('an account’s owner is notified', () => {
  it('of a new device', async () => {
    const account = await buildAccount(api, { role: 'priest' });
    const login = async () => {
      const { body } = await api
        .client()
        .post('/api/priest/auth/login')
        .set('user-agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0')
        .send({ email: account.email, password: TEST_PASSWORD })
        .expect(200);
      return body.authToken;
    };
    await login();
    const client = api.client().set('authorization', `Bearer ${await login()}`);
    expect(await notified(client, 'account')).toEqual([['account.new-device', 'New sign-in from Chrome on Windows', '/priest/settings']]);
  });

  it('of the reset of their second factor, when it starts and when it takes effect', async () => {
    const account = await buildAccount(api, { role: 'priest' });
    await withSecondFactor(api, account);
    const desk = await operator();
    await desk.post(`/api/superadmin/accounts/${account.id}/second-factor-reset`).send({ reason: 'Lost the phone' }).expect(200);
    await api.get(SecondFactorResettingService).resetDue(new Date(Date.now() + 25 * 3_600_000));
    expect((await notified(await signInAs(api, account), 'account')).map(([kind]) => kind)).toEqual([
      'account.second-factor-reset-started',
      'account.second-factor-reset',
    ]);
  });
});

async function ownerOf(email: string): Promise<TestAgent> {
  const account = await api.database.reader.findOneByOrFail(Account, { email });
  await api.database.transaction((tx) => tx.update(Account, { id: account.id }, { emailVerifiedAt: new Date() }));
  return signInAs(api, account);
}
