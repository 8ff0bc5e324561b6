import { buildAccount } from '../../../test/factories/account.factory.ts';
import { linkParameter } from '../../../test/outbox.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { PasswordsService } from '../../domain/accounts/passwords.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => api.close());

const reset = (token: string, address: string) =>
  api
    .client()
    .post('/api/auth/reset-password')
    .set('x-forwarded-for', address)
    .send({ token, password: 'Kamakshi-2026', userType: 'donor' });

it('hashes nothing for a link that is unknown, used or not a reset link', async () => {
  const { email } = await buildAccount(api);
  await api.client().post('/api/auth/forgot-password').send({ email, userType: 'donor' }).expect(200);
  const token = await linkParameter(api, email, 'token');
  await reset(token, '203.0.113.1').expect(200);
  const hash = jest.spyOn(api.get(PasswordsService), 'hash');
  for (const bogus of [token, 'nothing', 'x'.repeat(200)]) {
    const { body } = await reset(bogus, '203.0.113.1').expect(422);
    expect(body.code).toBe('rule-violation');
  }
  expect(hash).not.toHaveBeenCalled();
});

it('lets one network try a hundred links and asks it to wait then, and no other', async () => {
  for (let turn = 0; turn < 100; turn++) await reset('nothing', '203.0.113.2').expect(422);
  const { headers } = await reset('nothing', '203.0.113.2').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await reset('nothing', '203.0.113.3').expect(422);
});
