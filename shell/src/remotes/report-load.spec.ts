import { nameOfPageLoad, reportLoad } from './report-load.ts';

const lend = globalThis.fetch;
let sent: { address: string; init: RequestInit; body: object }[];
beforeEach(() => {
  sent = [];
  globalThis.fetch = async (address, init = {}) => {
    sent.push({ address: String(address), init, body: JSON.parse(String(init.body)) });
    return new Response(null, { status: 204 });
  };
});
afterAll(() => {
  globalThis.fetch = lend;
  nameOfPageLoad(undefined);
});

const RELEASE = '0123456789abcdef';

it('[7.02] [7.03] reports a load and a failure of each release once per page load, as every call is sent', () => {
  localStorage.setItem('authToken', 'secret-token');
  nameOfPageLoad('load.1.signed');
  for (let turn = 0; turn < 3; turn++) reportLoad('mfe-devotee', RELEASE);
  for (let turn = 0; turn < 3; turn++) reportLoad('mfe-devotee', RELEASE, { phase: 'render', kind: 'threw' });
  expect(sent.map(({ address, body }) => [address, body])).toEqual([
    ['/api/public/remotes/loads', { pageLoad: 'load.1.signed', remote: 'mfe-devotee', release: RELEASE, failed: false }],
    [
      '/api/public/remotes/loads',
      { pageLoad: 'load.1.signed', remote: 'mfe-devotee', release: RELEASE, failed: true, phase: 'render', kind: 'threw' },
    ],
  ]);
  expect(sent[0]?.init).toMatchObject({ credentials: 'include', keepalive: true, headers: { authorization: 'Bearer secret-token' } });
});

it('returns nothing from a page without a name, or about a remote without a release', () => {
  nameOfPageLoad(undefined);
  reportLoad('mfe-devotee', RELEASE);
  nameOfPageLoad('load.2.signed');
  reportLoad('mfe-devotee', 'none', { phase: 'registry', kind: 'missing' });
  expect(sent).toEqual([]);
});
