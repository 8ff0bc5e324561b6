import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = { small: { temple_giving: 'One row per temple.' } };
