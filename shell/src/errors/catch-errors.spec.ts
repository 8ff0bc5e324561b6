import { nameOfPageLoad } from '../remotes/report-load.ts';
import { catchErrors } from './catch-errors.ts';
import { watchLeaving } from './leaving.ts';
import { forgetReports, reportPageError } from './report-page-error.ts';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const spoken = Object.fromEntries(METHODS.map((method) => [method, console[method]]));
let sent: { address: string; init: RequestInit; body: Record<string, string> }[];
let said: unknown[][];
const lend = globalThis.fetch;

beforeAll(() => {
  watchLeaving();
  catchErrors(true);
});
beforeEach(() => {
  forgetReports();
  sent = [];
  said = [];
  for (const method of METHODS) console[method] = (...words) => void said.push([method, ...words]);
  globalThis.fetch = async (address, init = {}) => {
    sent.push({ address: String(address), init, body: JSON.parse(String(init.body)) });
    return new Response(null, { status: 204 });
  };
});
afterAll(() => {
  Object.assign(console, spoken);
  globalThis.fetch = lend;
});

function fail(error: Error) {
  const event = new ErrorEvent('error', { error, message: error.message, cancelable: true });
  window.dispatchEvent(event);
  return event;
}
function reject(reason: unknown) {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
}

it('[8.19] suppresses and logs an error that nobody caught', () => {
  const error = new TypeError('x is not a function');
  expect(fail(error).defaultPrevented).toBe(true);
  expect(said).toEqual([['error', 'Nobody caught this (error):', error]]);
  expect(sent.map(({ address, body }) => [address, body])).toEqual([
    ['/api/public/page-errors', { kind: 'error', name: 'TypeError', message: 'x is not a function', page: '/' }],
  ]);
});

it('[8.19] suppresses and logs a rejection that nobody handled, whatever was thrown', () => {
  expect(reject(new Error('gone')).defaultPrevented).toBe(true);
  reject('just words');
  expect(said[0]?.slice(0, 2)).toEqual(['error', 'Nobody caught this (rejection):']);
  expect(sent.map(({ body }) => [body.kind, body.name, body.message])).toEqual([
    ['rejection', 'Error', 'gone'],
    ['rejection', 'string', 'just words'],
  ]);
});

it('[8.20] disables console output then: what comes later reaches the server alone', () => {
  fail(new Error('first'));
  for (const method of METHODS) console[method]('later words');
  fail(new Error('second'));
  expect(said).toHaveLength(1);
  expect(sent.map(({ body }) => body.message)).toEqual(['first', 'second']);
});

it('[7.02] [7.03] goes with cookies and token, and without what a person typed', () => {
  localStorage.setItem('authToken', 'secret-token');
  fail(new Error('No account for meera@example.com'));
  expect(sent[0]?.init).toMatchObject({
    credentials: 'include',
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret-token' },
  });
  expect(JSON.stringify(sent[0]?.body)).not.toMatch(/secret-token|meera/);
});

it('says the same once, and no more than ten things in all', () => {
  for (let turn = 0; turn < 3; turn++) fail(new Error('the same'));
  expect(sent).toHaveLength(1);
  for (const letter of 'abcdefghijklmno') fail(new Error(letter));
  expect(sent).toHaveLength(10);
});

it('makes no second error of a report that does not arrive', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(() => reportPageError({ kind: 'crash', name: 'Error', message: 'm' })).not.toThrow();
  await Promise.resolve();
});

describe('what a release’s code threw in a timer or a promise', () => {
  const RELEASE = '0123456789abcdef';
  const thrownBy = (remote: string, error: Error = new TypeError('no name')) =>
    Object.assign(error, { stack: `${error}\n    at tick (https://s.example/remotes/${remote}/${RELEASE}/311.1a2b3c4d.js:1:9)` });
  const loads = () => sent.filter(({ address }) => address === '/api/public/remotes/loads').map(({ body }) => body);
  beforeEach(() => nameOfPageLoad('load.1.signed'));
  afterAll(() => nameOfPageLoad(undefined));

  it('counts as a failure of that release, and the server learns whose it was', () => {
    fail(thrownBy('mfe-priest'));
    reject(thrownBy('mfe-devotee'));
    const failure = { pageLoad: 'load.1.signed', release: RELEASE, failed: true, phase: 'inner', kind: 'threw' };
    expect(loads()).toEqual([
      { ...failure, remote: 'mfe-priest' },
      { ...failure, remote: 'mfe-devotee' },
    ]);
    expect(sent[0]?.body).toMatchObject({ kind: 'error', remote: 'mfe-priest', release: RELEASE });
  });

  it('counts for nobody if no release was involved, or if only the network failed', () => {
    fail(new TypeError('of the shell'));
    reject(thrownBy('mfe-priest', new TypeError('Failed to fetch')));
    expect(loads()).toEqual([]);
  });

  it('counts for nobody once the page is being left, until it is shown again', () => {
    window.dispatchEvent(new Event('pagehide'));
    fail(thrownBy('mfe-priest'));
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('pageshow'));
    fail(thrownBy('mfe-priest'));
    expect(loads()).toHaveLength(1);
  });
});
