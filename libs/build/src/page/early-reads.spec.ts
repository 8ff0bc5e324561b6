import { runInNewContext } from 'node:vm';
import { EARLY_READS } from './early-reads.ts';

const USER = { id: 'u1', role: 'temple-admin', temple: { id: 't1' } };
const FOR = 'temple-admin /api/temple-admin/auth/me /api/temple-admin/dashboard#fund,temple /api/giving/{year}';

/** Runs the script in a browser that stores this. */
function run(stored: Record<string, string> | undefined, asks = FOR) {
  const fetch = jest.fn((_: string, __: object) => Promise.reject(new TypeError('offline')));
  const window: { sannidhiReads?: { session: string; temple: string; answers: Record<string, Promise<unknown>>; nouns: object } } = {};
  const document = { currentScript: { dataset: { for: asks } } };
  const storage = stored ? { localStorage: stored } : {};
  runInNewContext(EARLY_READS, { window, document, fetch, Date, setTimeout: () => 0, ...storage });
  return { asked: fetch.mock.calls, reads: window.sannidhiReads };
}
const store = (user: object = USER) => ({ authToken: 'token', user: JSON.stringify(user) });

it('asks as the app will: who is signed in, then what the screen reads for this temple', async () => {
  const { asked, reads } = run(store());
  const headers = { accept: 'application/json', authorization: 'Bearer token' };
  expect(asked).toEqual([
    ['/api/temple-admin/auth/me', { credentials: 'include', priority: 'high', headers: { ...headers, prefer: 'handling=lenient' } }],
    ['/api/temple-admin/dashboard', { credentials: 'include', priority: 'low', headers: { ...headers, 'x-temple-id': 't1' } }],
    [`/api/giving/${new Date().getFullYear()}`, { credentials: 'include', priority: 'low', headers: { ...headers, 'x-temple-id': 't1' } }],
  ]);
  expect(reads).toMatchObject({ session: 'token u1', temple: 't1', nouns: { '/api/temple-admin/dashboard': ['fund', 'temple'] } });
  // A failure is the app's to find.
  expect(await reads?.answers['/api/temple-admin/dashboard']).toBeUndefined();
});

it.each([
  ['without a session', {}],
  ['without storage', undefined],
  ['for another role’s session', store({ ...USER, role: 'donor' })],
  ['for somebody who first needs a second factor', store({ ...USER, secondFactorDue: true })],
  ['for a user that is none', { authToken: 'token', user: '{' }],
])('asks for nothing %s', (_, stored) => {
  expect(run(stored)).toEqual({ asked: [], reads: undefined });
});

it.each(['', '%reads%'])('asks for nothing where the server filled in %p', (asks) => expect(run(store(), asks).asked).toEqual([]));
