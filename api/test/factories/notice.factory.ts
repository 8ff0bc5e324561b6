import { createPanchanga } from '@sannidhi/panchanga';
import { NoticesService } from '../../src/domain/notices/notices.service.ts';
import type { TestApi } from '../start-test-api.ts';

/** A notice about Diwali 2026 in Edison, unread. Gives back its id. */
export async function buildNotice(api: TestApi, accountId: string, createdAt = new Date()): Promise<string> {
  const edison = createPanchanga({ latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' });
  const festival = edison.day('2026-11-08').festivals.find(({ id }) => id === 'diwali-lakshmi-puja');
  if (!festival) throw new Error('There is no Diwali on 2026-11-08.');
  return api.database.transaction((tx) => api.get(NoticesService).tell(tx, accountId, { festival, placeName: 'Edison, NJ' }, createdAt));
}
