import type { Role } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { passkeyOptions, proofOf, VirtualPasskey, withPasskey } from '../../../test/virtual-passkey.ts';
import { Account } from '../../domain/accounts/account.entity.ts';
import { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const DELETE = '/api/account/delete/passkey';

/** Somebody with a passkey. */
async function owner(role: Role = 'donor') {
  const account = await buildAccount(api, { role });
  const client = await signInAs(api, account);
  return { account, client, ...(await withPasskey(client)) };
}
const optionsOf = async (client: TestAgent) => (await client.post(`${DELETE}/options`).expect(200)).body.options;
const exists = ({ id }: Account) => api.database.reader.existsBy(Account, { id });
const refused = async (client: TestAgent, body: object) => {
  expect((await client.post(DELETE).send(body).expect(409)).body.code).toBe('passkey-not-confirmed');
};

it.each(['donor', 'temple-admin', 'priest'] as const)(
  'a %s deletes the account with a passkey, without password and code',
  async (role) => {
    const { account, client, passkey } = await owner(role);
    const { id, email } = account;
    const { body } = await client
      .post(DELETE)
      .send({ email, ...passkey.assert(await optionsOf(client)) })
      .expect(200);
    expect(body.success).toBe(true);
    expect(await exists(account)).toBe(false);
    await client.get('/api/account/profile').expect(401);
    expect((await deliveredTo(api, email)).map(({ subject }) => subject)).toContain('Your Sannidhi account is deleted');
    expect(await api.database.reader.countBy(AuditEntry, { subjectId: id, action: 'account.deleted' })).toBe(1);
  },
);

it('needs the email typed again, and one’s own passkey', async () => {
  const { account, client, passkey } = await owner();
  const other = await owner();
  const { body } = await client
    .post(DELETE)
    .send({ email: other.account.email, ...passkey.assert(await optionsOf(client)) })
    .expect(400);
  expect(body.fields).toHaveProperty('email');
  await refused(client, { email: account.email, ...other.passkey.assert(await optionsOf(client)) });
  await refused(client, { email: account.email, ...new VirtualPasskey().assert(await optionsOf(client)) });
  expect(await exists(account)).toBe(true);
});

it('takes only what was signed for this deletion in this session, once', async () => {
  const { account, client, passkey } = await owner();
  const elsewhere = await signInAs(api, account);
  const { email } = account;
  await refused(elsewhere, { email, ...passkey.assert(await optionsOf(client)) });
  await refused(client, { email, ...passkey.assert(await passkeyOptions(api, 'donor')) });
  const proof = await proofOf(client, passkey);
  const { body: adding } = await client
    .post('/api/account/passkeys/options')
    .send({ password: TEST_PASSWORD, ...proof })
    .expect(200);
  await refused(client, { email, ...(await proofOf(client, passkey)).passkey });
  await refused(client, { email, ...passkey.assert(adding.options) });
  const signed = { email, ...passkey.as({ verifiesUser: false }).assert(await optionsOf(client)) };
  await refused(client, signed);
  passkey.as({ verifiesUser: true });
  await refused(client, signed);
  await refused(client, { email, ...passkey.as({ origin: 'http://evil.localhost:4100' }).assert(await optionsOf(client)) });
  expect(await exists(account)).toBe(true);
});

it('is good for nothing else: what was signed for a deletion signs nobody in', async () => {
  const { client, passkey } = await owner();
  await api
    .client()
    .post('/api/auth/passkey')
    .send(passkey.sign(await optionsOf(client)))
    .expect(401);
});

it('is refused when the same signature is sent twice at the same moment: the account goes once', async () => {
  const { account, client, passkey } = await owner();
  const signed = { email: account.email, ...passkey.assert(await optionsOf(client)) };
  const answers = await Promise.all([client.post(DELETE).send(signed), client.post(DELETE).send(signed)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await api.database.reader.countBy(AuditEntry, { subjectId: account.id, action: 'account.deleted' })).toBe(1);
});
