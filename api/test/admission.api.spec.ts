import { get as httpGet, type IncomingMessage } from 'node:http';
import { SessionsService } from '../src/domain/accounts/sessions.service.ts';
import { NETWORK_BUDGETS } from '../src/platform/admission/network-budgets.ts';
import { SessionTokens } from '../src/platform/auth/session-token.ts';
import { NetworkLimits } from '../src/platform/rate-limit/network-limits.ts';
import { buildAccount } from './factories/account.factory.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

const STREAM = '/api/public/remotes/events';

let api: TestApi;
let port: number;
const open: IncomingMessage[] = [];
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  port = Number(new URL(api.url).port);
});
afterEach(async () => {
  const left = open.splice(0).filter(({ closed }) => !closed);
  const closed = left.map((stream) => new Promise((done) => stream.once('close', done).destroy()));
  await Promise.all(closed);
});
afterAll(() => api.close());

const listen = (address: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const asked = httpGet({ port, path: STREAM, headers: { 'x-forwarded-for': address, ...headers } }, (stream) => {
      stream.on('error', () => undefined);
      open.push(stream);
      resolve(stream);
    });
    asked.on('error', reject);
  });
const statuses = async (count: number, address: string) =>
  (await Promise.all(Array.from({ length: count }, () => listen(address)))).map(({ statusCode }) => statusCode);

it('keeps a hundred streams open for one network, refuses more with a time to come again, and leaves others theirs', async () => {
  const codes = await statuses(300, '203.0.113.1');
  expect(codes.filter((code) => code === 200)).toHaveLength(100);
  expect(codes.filter((code) => code === 429)).toHaveLength(200);
  expect(Number(open.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await listen('203.0.113.2')).statusCode).toBe(200);
});

it('keeps ten streams of one session, whatever networks they come from', async () => {
  const { id } = await buildAccount(api);
  const sessionId = await api.database.transaction((tx) => api.get(SessionsService).open(tx, id, 'supertest'));
  const authorization = `Bearer ${api.get(SessionTokens).sign(sessionId)}`;
  const codes = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => (await listen(`203.0.114.${n}`, { authorization })).statusCode),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(10);
  expect(codes.filter((code) => code === 429)).toHaveLength(2);
});

it('gives a place back when a stream ends', async () => {
  await statuses(100, '203.0.113.4');
  expect((await listen('203.0.113.4')).statusCode).toBe(429);
  await new Promise((done) =>
    open
      .find(({ statusCode }) => statusCode === 200)
      ?.once('close', done)
      .destroy(),
  );
  const again = async (): Promise<number | undefined> => {
    const { statusCode } = await listen('203.0.113.4');
    return statusCode === 429 ? again() : statusCode;
  };
  expect(await again()).toBe(200);
});

it('asks a network that spent its budget to wait before its body is read, and nobody else', async () => {
  const spent = '203.0.113.5';
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  for (let n = 0; n < NETWORK_BUDGETS.usual.burst; n++) api.get(NetworkLimits).spend('cost:usual', spent, NETWORK_BUDGETS.usual);
  const post = (address: string) => api.client().post('/api/auth/login').set('x-forwarded-for', address).send('{"broken":');
  const { headers, body } = await post(spent).type('json').expect(429);
  expect([body.code, Number(headers['retry-after']) > 0, headers['x-content-type-options']]).toEqual([
    'too-many-requests',
    true,
    'nosniff',
  ]);
  await post('203.0.113.6').type('json').expect(400);
  await api.client().get('/api/public/temples').set('x-forwarded-for', spent).expect(200);
  clock.mockRestore();
});
