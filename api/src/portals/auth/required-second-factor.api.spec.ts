import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildStaff } from '../../../test/factories/staff.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { Authenticator, withSecondFactor } from '../../../test/second-factor.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ REQUIRE_SECOND_FACTOR: 'true' });
});
afterAll(() => api.close());

it('lets who moves money or runs the platform do nothing but set it up', async () => {
  const { client: treasurer } = await signInStaff(api, { preset: 'treasurer' });
  const operator = await signInAs(api, await buildAccount(api, { role: 'superadmin' }));
  for (const [client, area, work] of [
    [treasurer, '/api/temple-admin', '/donations'],
    [operator, '/api/superadmin', '/overview'],
  ] as const) {
    expect((await client.get(`${area}${work}`).expect(403)).body.code).toBe('second-factor-setup-required');
    expect((await client.get(`${area}/auth/me`).expect(200)).body.secondFactorDue).toBe(true);
    expect((await client.get('/api/account/second-factor').expect(200)).body).toMatchObject({ required: true, enabled: false });
    const { body } = await client.post('/api/account/second-factor').send({ password: TEST_PASSWORD }).expect(200);
    const code = new Authenticator(body.secret).next();
    await client.post('/api/account/second-factor/confirm').send({ code }).expect(200);
    await client.get(`${area}${work}`).expect(200);
    expect((await client.get(`${area}/auth/me`)).body.secondFactorDue).toBe(false);
  }
});

it('asks nobody else', async () => {
  await (await signInStaff(api, { preset: 'front-desk' })).client.get('/api/temple-admin/donations').expect(200);
  await (await signInDonor(api)).client.get('/api/devotee/donations').expect(200);
});

it('is asked of somebody who is promoted to a role that moves money, before they can act in it', async () => {
  const { temple, account: owner } = await buildStaff(api);
  await withSecondFactor(api, owner);
  const { account, member } = await buildStaff(api, { temple, preset: 'front-desk' });
  const client = await signInAs(api, account);
  await client.get('/api/temple-admin/donations').expect(200);
  const promote = (await signInAs(api, owner)).put(`/api/temple-admin/staff/${member.id}/role`);
  await promote.send({ role: 'treasurer' }).expect(200);
  const refund = () => client.post(`/api/temple-admin/donations/${newId()}/refunds`).send({});
  expect((await refund().expect(403)).body.code).toBe('second-factor-setup-required');
  expect((await client.get('/api/temple-admin/donations').expect(403)).body.code).toBe('second-factor-setup-required');
  const [mail] = await deliveredTo(api, account.email);
  expect(mail?.text).toContain('Your new role asks for a second factor: set one up in Settings.');
  await withSecondFactor(api, account);
  await client.get('/api/temple-admin/donations').expect(200);
});

it('cannot be turned off by who must have it', async () => {
  const account = await buildAccount(api, { role: 'superadmin' });
  const { app } = await withSecondFactor(api, account);
  const client = await signInAs(api, account);
  const answer = await client.post('/api/account/second-factor/turn-off').send({ password: TEST_PASSWORD, code: app.next() }).expect(422);
  expect(answer.body.message).toBe("Your role requires a second factor, so you can't turn it off.");
});
