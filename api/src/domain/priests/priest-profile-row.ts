import type { EntityManager } from 'typeorm';
import { insertOnce } from '../../platform/database/rows.ts';
import { Priest } from './priest.entity.ts';
import { lockPriests } from './priest-lock.ts';

/** A priest's profile, empty if there was none, locked for the rest of the transaction. */
export async function openProfile(tx: EntityManager, accountId: string): Promise<void> {
  const unset = { skills: null, travelMiles: null, maxPerDay: null, maxPerWeek: null, photo: null };
  await insertOnce(tx, Priest, { accountId, languages: [], traditions: [], ...unset, createdAt: new Date() });
  await lockPriests(tx, [accountId]);
}
