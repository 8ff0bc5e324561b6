import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { OperatorsService } from './operators.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operator = { email: 'Desk@Temples.example', fullName: 'Priya Krishnan', password: 'Kalasam-and-108' };

it('lets a new operator sign in, once', async () => {
  await api.get(OperatorsService).create(operator);
  const login = { email: 'desk@temples.example', password: operator.password };
  const { body } = await api.client().post('/api/superadmin/auth/login').send(login).expect(200);
  expect(body.user).toMatchObject({ role: 'superadmin', fullName: 'Priya Krishnan', emailVerified: true });
  await expect(api.get(OperatorsService).create(operator)).rejects.toMatchObject({ code: 'duplicate' });
});

it.each([{ password: 'Short-1' }, { password: 'no capitals or digits' }, { email: 'nowhere' }, { fullName: '' }])(
  'refuses %p',
  async (given) => {
    await expect(api.get(OperatorsService).create({ ...operator, email: 'other@temples.example', ...given })).rejects.toThrow(DomainError);
  },
);
