import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

const FAILURE = {
  kind: 'load-failure',
  name: 'network',
  message: 'Loading chunk 314 failed',
  page: '/devotee/dashboard',
  remote: 'mfe-devotee',
  release: '0123456789abcdef',
  phase: 'entry',
};

export const fixture: NounFixture = {
  routes: { 'POST /api/public/page-errors': { may: 'anyone', call: { body: FAILURE } } },
};
