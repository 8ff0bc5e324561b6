import { watchLeaving } from '../errors/leaving.ts';
import { reportFailure } from './report-failure.ts';
import { nameOfPageLoad } from './report-load.ts';

const lend = globalThis.fetch;
const logs = console.error;
let sent: Record<string, string>[];
beforeEach(() => {
  sent = [];
  console.error = () => {};
  globalThis.fetch = async (_, init = {}) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  };
});
beforeAll(watchLeaving);
afterAll(() => {
  globalThis.fetch = lend;
  console.error = logs;
  nameOfPageLoad(undefined);
});

const page = { remote: 'mfe-devotee', release: 'fedcba9876543210' };

it('counts a failure against the release whose code threw, and not against the page it threw in', () => {
  nameOfPageLoad('load.1.signed');
  const blamed = { remote: 'mfe-priest', release: '0123456789abcdef' };
  reportFailure({ ...page, phase: 'render', kind: 'threw', detail: 'x', blamed });
  expect(sent).toEqual([
    expect.objectContaining({ ...blamed, failed: true }),
    expect.objectContaining({ ...blamed, kind: 'load-failure' }),
  ]);
});

it('counts no download that ended because the page is being left, until it is shown again', () => {
  nameOfPageLoad('load.2.signed');
  const aborted = { ...page, phase: 'entry', kind: 'network', detail: 'Failed to load' } as const;
  window.dispatchEvent(new Event('pagehide'));
  reportFailure(aborted);
  expect(sent).toEqual([]);
  window.dispatchEvent(new Event('pageshow'));
  reportFailure(aborted);
  expect(sent).toEqual([expect.objectContaining({ ...page, failed: true }), expect.objectContaining({ ...page, kind: 'load-failure' })]);
});
