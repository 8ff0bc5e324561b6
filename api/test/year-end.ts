import type { Account } from '../src/domain/accounts/account.entity.ts';
import { startOfDay } from '../src/platform/documents/words.ts';
import { setClock } from './clock.ts';
import { buildAccount } from './factories/account.factory.ts';
import { buildGivingTemple, type GivingTemple } from './factories/giving.factory.ts';
import type { TestApi } from './start-test-api.ts';

/** Where a year ends first, later and last. */
export const ZONES = ['America/New_York', 'America/Chicago', 'Pacific/Honolulu'] as const;
const HOUR_MS = 3_600_000;

/** Sets the clock to an hour of a civil day in a place: 20 is eight in the evening. */
export const setLocalClock = (day: string, hour: number, timeZone: string): void =>
  setClock(new Date(startOfDay(day, timeZone).getTime() + hour * HOUR_MS).toISOString());

/** A temple in its second year and a donor, on the morning of December 28, 2025. */
export async function buildYearEnd(api: TestApi, timeZone: string): Promise<{ place: GivingTemple; donor: Account }> {
  setLocalClock('2025-12-28', 9, timeZone);
  const place = await buildGivingTemple(api, { timeZone, createdAt: new Date('2024-06-01T12:00:00Z') });
  return { place, donor: await buildAccount(api) };
}
