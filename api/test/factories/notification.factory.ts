import { createPanchanga } from '@sannidhi/panchanga';
import { festivalNotifications } from '../../src/domain/festival-reminders/festival-notifications.ts';
import { NotificationRow } from '../../src/domain/notifications/notification.entity.ts';
import { insertRow } from '../../src/platform/database/rows.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { TestApi } from '../start-test-api.ts';

/** An unread notification about Diwali 2026 in Edison. Returns its id. */
export async function buildNotification(api: TestApi, accountId: string, given: Partial<NotificationRow> = {}): Promise<string> {
  const edison = createPanchanga({ latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' });
  const festival = edison.day('2026-11-08').festivals.find(({ id }) => id === 'diwali-lakshmi-puja');
  const id = newId();
  const row: NotificationRow = {
    accountId,
    id,
    kind: festivalNotifications.kinds.upcoming.name,
    params: { festival, placeName: 'Edison, NJ' },
    subjectKey: id,
    path: '/devotee/panchanga?date=2026-11-08',
    templeId: null,
    createdAt: new Date(),
    readAt: null,
    ...given,
  };
  await api.database.transaction((tx) => insertRow(tx, NotificationRow, row));
  return id;
}
