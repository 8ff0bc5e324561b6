import { canMove, DONATION_STATUSES, DONATION_TRANSITIONS, type DonationStatus } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { Donation } from './donation.entity.ts';

/** The states from which the table of transitions lets a gift come to `to`. */
export const statesBefore = (to: DonationStatus): DonationStatus[] =>
  DONATION_STATUSES.filter((from) => canMove<DonationStatus>(DONATION_TRANSITIONS, from, to));

/**
 * Moves a gift to a state in one conditional UPDATE and tells whether it moved: of two that try at once one wins, and a
 * state the table does not allow from here changes nothing.
 */
export async function moveDonation(
  tx: EntityManager,
  { templeId, id }: Pick<Donation, 'templeId' | 'id'>,
  to: DonationStatus,
  change: QueryDeepPartialEntity<Donation> = {},
): Promise<boolean> {
  const where = { templeId, id, status: In(statesBefore(to)) };
  const { affected } = await tx.update(Donation, where, { ...change, status: to, updatedAt: new Date() });
  return affected === 1;
}
