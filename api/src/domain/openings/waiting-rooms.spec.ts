import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { WaitingRooms } from './waiting-rooms.service.ts';

const LONGER_THAN_A_LOOK_MS = 2_000;
const devotee = { kind: 'account', accountId: 'devotee-1' } as Actor;
const quiet = { warn: () => {} } as unknown as Logger;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('has nobody left in a room whose stream could not begin, so that the room is looked at no more', async () => {
  const opening = jest.fn().mockRejectedValue(new Error('the database is gone'));
  const reader = { findOneBy: async () => ({ id: 'ticket-1', templeId: 'temple-1', openingId: 'opening-1' }), findOneByOrFail: opening };
  const rooms = new WaitingRooms({ reader } as unknown as Database, quiet);
  await expect(rooms.open(devotee, 'opening-1')).rejects.toThrow('the database is gone');
  await jest.advanceTimersByTimeAsync(LONGER_THAN_A_LOOK_MS);
  expect(opening).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
