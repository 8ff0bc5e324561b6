import { type AfterOwnership, messagesOf, OWNERSHIP_OFFER_DAYS, staffMemberNoun } from '@sannidhi/contracts';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { OwnershipOfferRow } from '../staff/ownership-offer.entity.ts';
import type { StaffMember } from '../staff/staff-member.entity.ts';

const say = messagesOf(staffMemberNoun);
const DAY_MS = 86_400_000;

interface NewOffer {
  from: StaffMember;
  fromName: string;
  to: StaffMember;
  /** What becomes of who offers it. */
  becomes: AfterOwnership;
}

/**
 * An owner's offer to somebody of the same staff, open for a week; false where another offer of the temple is open. Throws
 * `role-beyond-yours` for others, and `rule-violation` to somebody who is an owner.
 */
export async function offerOwnership(tx: EntityManager, { from, fromName, to, becomes }: NewOffer): Promise<boolean> {
  if (from.staffRole !== 'owner') throw new DomainError('role-beyond-yours');
  if (to.staffRole === 'owner') throw new DomainError('rule-violation', { message: say('staff-member.owner-already') });
  const { templeId } = to;
  const now = new Date();
  await tx.delete(OwnershipOfferRow, { templeId, expiresAt: LessThanOrEqual(now) });
  return insertOnce(tx, OwnershipOfferRow, {
    templeId,
    toMemberId: to.id,
    toAccountId: to.accountId,
    fromMemberId: from.id,
    fromName,
    becomes,
    expiresAt: new Date(now.getTime() + OWNERSHIP_OFFER_DAYS * DAY_MS),
  });
}
