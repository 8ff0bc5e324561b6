import { buildNotification } from '../../../test/factories/notification.factory.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { oneTempleOf } from '../../../test/one-temple.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

const templeOf = ({ accounts, giving }: Place, api: TestApi): Promise<string> => oneTempleOf(api, accounts.donor, giving.temple);

export const fixture: NounFixture = {
  build: async ({ accounts }, api) => ({ notificationId: await buildNotification(api, accounts.donor.id) }),
  routes: {
    'GET /api/account/notifications': { may: 'anybody signed in', beforeVerification: true },
    'GET /api/account/notifications/unread': { may: 'anybody signed in', beforeVerification: true },
    'PUT /api/account/notifications/:notificationId/read': { may: 'anybody signed in', call: { body: { read: true } } },
    'POST /api/account/notifications/read-all': 'anybody signed in',
    'GET /api/account/notification-preferences': { may: 'anybody signed in', beforeVerification: true },
    'PUT /api/account/notification-preferences': {
      may: 'anybody signed in',
      call: { body: { group: 'donation', channel: 'in-app', isOn: false } },
    },
    'GET /api/account/temple-notification-preferences': {
      may: 'anybody signed in',
      beforeVerification: true,
      call: async (place, api) => ({ query: { templeId: await templeOf(place, api) } }),
    },
    'PUT /api/account/temple-notification-preferences': {
      may: 'anybody signed in',
      call: async (place, api) => ({ body: { templeId: await templeOf(place, api), group: 'donation', channel: 'in-app', isOn: false } }),
    },
    'POST /api/account/temple-notification-preferences/follow': {
      may: 'anybody signed in',
      call: async (place, api) => ({ body: { templeId: await templeOf(place, api), group: 'donation' } }),
    },
    'GET /api/account/notification-timing': { may: 'anybody signed in', beforeVerification: true },
    'PUT /api/account/notification-timing': {
      may: 'anybody signed in',
      call: { body: { timeZone: 'America/New_York', quiet: true, quietFrom: 21, quietTo: 7, digest: 'daily', hour: 8 } },
    },
  },
  growing: [
    'notifications',
    'notification_preferences',
    'temple_notification_preferences',
    'notification_timings',
    'notification_digest_items',
  ],
};
