import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'https://temples.example' });
});
afterAll(() => api.close());

it('sets the cookies of session and browser with the __Host- prefix and Secure over TLS', async () => {
  const { email } = await buildAccount(api);
  const { headers } = await api.client().post('/api/auth/login').send({ email, password: TEST_PASSWORD }).expect(200);
  const guarded = (name: string) => expect.stringMatching(new RegExp(`^__Host-${name}=[^;]+; .*HttpOnly; Secure; SameSite=Lax$`));
  expect(headers['set-cookie']).toEqual([guarded('sannidhi_session'), guarded('sannidhi_browser')]);
});
