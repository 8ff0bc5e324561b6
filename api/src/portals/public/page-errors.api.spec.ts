import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';

let api: TestApi;
let warn: jest.SpyInstance;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
  warn = jest.spyOn(api.get<Logger>(LOGGER), 'warn');
});
afterEach(() => warn.mockClear());
afterAll(() => api.close());

const ERROR = { kind: 'error', name: 'TypeError', message: 'x is not a function', page: '/devotee/dashboard' };
const report = (body: object, address = '203.0.113.7') =>
  api.client().post('/api/public/page-errors').set('x-forwarded-for', address).send(body);

it('[8.19] puts an error of a page into the server’s log', async () => {
  await report(ERROR).expect(204);
  expect(warn).toHaveBeenCalledWith({ pageError: ERROR }, 'An error in a page');
});

it('[8.19] says which remote failed, in which release, at which step and how', async () => {
  const failure = { kind: 'load-failure', name: 'network', message: 'Loading chunk 314 failed', page: '/pooja-booking' };
  const where = { remote: 'mfe-devotee', release: '0123456789abcdef', phase: 'entry' };
  await report({ ...failure, ...where }).expect(204);
  expect(warn).toHaveBeenCalledWith({ pageError: { ...failure, ...where } }, 'An error in a page');
});

it('logs nobody’s address, name or number', async () => {
  const message = 'meera@example.com typed "Meera" at +1 732 555 0148';
  await report({ ...ERROR, message, page: '/receipts/0192f0c1?email=a' }).expect(204);
  const [[logged]] = warn.mock.calls;
  expect(JSON.stringify(logged)).not.toMatch(/meera|0148|0192f0c1|203\.0\.113/i);
  expect(logged.pageError).toMatchObject({ message: '… typed … at …', page: '/receipts/:id' });
});

it('refuses what is no report', async () => {
  await report({ ...ERROR, kind: 'gossip' }).expect(400);
  await report({ ...ERROR, stack: 'all of it' }).expect(400);
  await report({ ...ERROR, page: 'https://elsewhere.test' }).expect(400);
  expect(warn).not.toHaveBeenCalled();
});

it('lets no page fill the log: the 31st report of a network waits, another network does not', async () => {
  for (let turn = 0; turn < 30; turn++) await report(ERROR, '198.51.100.1').expect(204);
  const { headers } = await report(ERROR, '198.51.100.1').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await report(ERROR, '198.51.100.2').expect(204);
  for (let turn = 0; turn < 30; turn++) await report(ERROR, `2001:db8:1:2::${turn}`).expect(204);
  await report(ERROR, '2001:db8:1:2::ffff').expect(429);
  await report(ERROR, '2001:db8:1:3::1').expect(204);
});
