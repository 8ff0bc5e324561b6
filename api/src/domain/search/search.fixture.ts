import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = {
  routes: {
    'GET /api/temple-admin/search': {
      may: 'temple-admin',
      call: { query: { words: 'Meera Raghunathan' } },
      filters: { words: { words: '000001' } },
    },
  },
};
