import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = { growing: ['calendar_links'] };
