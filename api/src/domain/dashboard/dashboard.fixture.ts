import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = {
  routes: { 'GET /api/temple-admin/dashboard': 'staff with temple:read' },
};
