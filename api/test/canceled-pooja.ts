import { bookingNotifications } from '../src/domain/bookings/notices/booking-notifications.ts';
import { Notifications } from '../src/domain/notifications/notifications.service.ts';
import type { Temple } from '../src/domain/temples/temple.entity.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { TestApi } from './start-test-api.ts';

/** Notifies an account that a temple canceled its pooja; `usefulUntil`: when that is over. */
export const notifyOfCancellation = (api: TestApi, accountId: string, temple: Temple, key: string = newId(), usefulUntil?: Date) =>
  api.database.transaction((tx) =>
    api.get(Notifications).notify(tx, bookingNotifications.kinds.canceled, {
      concerned: { accountId, templeId: temple.id },
      params: {
        pooja: 'Homam',
        temple: temple.name,
        startsAt: '2026-12-05T14:00:00Z',
        timeZone: temple.timeZone,
        reason: 'Snow',
        refund: null,
      },
      key,
      path: '/bookings',
      ...(usefulUntil ? { usefulUntil } : {}),
    }),
  );
