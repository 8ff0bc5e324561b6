import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = {
  small: {
    staff_members: 'A temple has some dozens.',
    staff_roles: 'A temple composes a few.',
    staff_owners: 'One row per temple.',
    ownership_offers: 'One row per temple.',
    staff_invitations: 'A temple sends some a year.',
  },
};
