import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = {
  routes: { 'GET /api/priest/profile': 'priest' },
  small: { priests: 'A temple has a handful.', priest_temples: 'A priest serves a few temples.' },
};
