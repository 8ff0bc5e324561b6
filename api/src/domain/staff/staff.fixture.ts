import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = { small: { staff_members: 'A temple has some dozens.' } };
