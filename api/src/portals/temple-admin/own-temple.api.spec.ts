import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('shows the staff their own temple, approved or not', async () => {
  const temple = await buildTemple(api, { status: 'changes-requested' });
  const { client } = await signInStaff(api, { temple });
  const { body } = await client.get('/api/temple-admin/temple').expect(200);
  expect(body).toMatchObject({ id: temple.id, status: 'changes-requested', ein: temple.ein, legalName: temple.legalName });
});

it('refuses staff without the permission and an account on no staff', async () => {
  const { client } = await signInStaff(api, { permissions: ['donations:read'] });
  await client.get('/api/temple-admin/temple').expect(403);
  await (await signInAs(api, await buildAccount(api, { role: 'temple-admin' }))).get('/api/temple-admin/temple').expect(403);
});
