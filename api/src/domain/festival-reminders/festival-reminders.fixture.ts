import { DEFAULT_FESTIVAL_PREFERENCES } from '@sannidhi/contracts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

const WISHES = { ...DEFAULT_FESTIVAL_PREFERENCES, email: true, city: 'edison-nj', tradition: 'smarta', regions: ['telugu'] };

/** Where an email's footer leads. */
const fromTheMail = ({ accounts }: Place, api: TestApi) => ({
  params: { token: api.get(UnsubscribeLinks).urlOf(accounts.donor.id).split('/').at(-1) ?? '' },
});

export const fixture: NounFixture = {
  build: async ({ own }) => {
    await own.donor.put('/api/devotee/festival-preferences').send(WISHES).expect(200);
    return {};
  },
  routes: {
    'GET /api/devotee/festival-preferences': { may: 'donor', beforeVerification: true },
    'PUT /api/devotee/festival-preferences': { may: 'donor', call: { body: WISHES } },
    'GET /api/public/festival-mail/:token': { may: 'anyone', call: fromTheMail },
    'POST /api/public/festival-mail/:token/unsubscribe': { may: 'anyone', call: fromTheMail },
    'POST /api/public/festival-mail/:token/subscribe': { may: 'anyone', call: fromTheMail },
  },
  growing: ['festival_preferences', 'festival_reminders'],
};
