import { BUILT_FOR_CONTRACT, type ReleaseSummary, type RemoteStatus } from '@sannidhi/contracts';
import { releaseList, standing } from './release-words.ts';

const summary = (release: string, publishedAt: string): ReleaseSummary => ({
  release,
  contract: BUILT_FOR_CONTRACT,
  publishedBy: 'My laptop',
  publishedAt,
  keptUntil: null,
  loads: 40,
  failures: 1,
});
const STATUS: RemoteStatus = {
  remote: 'mfe-priest',
  area: null,
  installed: 'aaaaaaaaaaaaaaaa',
  active: null,
  previous: null,
  canary: null,
  releases: [summary('bbbbbbbbbbbbbbbb', '2026-11-20T13:00:00.000Z'), summary('cccccccccccccccc', '2026-11-21T09:30:00.000Z')],
};

it('says what runs, what is tried, and what a rollback returns to', () => {
  expect(standing(STATUS)).toBe('mfe-priest runs aaaaaaaaaaaaaaaa (as installed)');
  const canary = { release: 'cccccccccccccccc', sharePercent: 10, startedAt: '2026-11-21T09:30:00.000Z' };
  expect(standing({ ...STATUS, active: 'bbbbbbbbbbbbbbbb', previous: 'aaaaaaaaaaaaaaaa', canary })).toBe(
    'mfe-priest runs bbbbbbbbbbbbbbbb, cccccccccccccccc for 10% of browsers; before: aaaaaaaaaaaaaaaa',
  );
});

it('lists what can be made active, the newest first', () => {
  expect(releaseList(STATUS)).toEqual([
    '  cccccccccccccccc  2026-11-21 09:30 UTC  My laptop; 40 page loads, 1 failed',
    '  bbbbbbbbbbbbbbbb  2026-11-20 13:00 UTC  My laptop; 40 page loads, 1 failed',
  ]);
});
