import { bookingNoun, messagesOf, type Participant } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { fieldError } from '../../platform/http/domain-error.ts';
import { FamilyMemberRow } from '../family/family-member.entity.ts';
import type { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';

const say = messagesOf(bookingNoun);

/** Throws `invalid-fields` for more names than the pooja takes. */
export function assertNames({ namesMax }: Pick<PoojaServiceRow, 'namesMax'>, participants: readonly unknown[]): void {
  if (participants.length > namesMax) throw fieldError('participants', say('booking.names-range', { max: namesMax }));
}

/**
 * Throws `invalid-fields` for somebody from another family; without an account, as at the counter, for anybody from a family’s list.
 * @param known people named before, who stay even after they are removed from the family
 */
export async function assertOwnFamily(
  tx: EntityManager,
  accountId: string | null,
  participants: readonly Participant[],
  known: readonly Participant[] = [],
): Promise<void> {
  const before = new Set(known.map(({ familyMemberId }) => familyMemberId));
  const ids = [...new Set(participants.flatMap(({ familyMemberId }) => familyMemberId ?? []))].filter((id) => !before.has(id));
  if (ids.length === 0) return;
  const own = accountId ? await tx.findBy(FamilyMemberRow, { accountId, id: In(ids) }) : [];
  if (own.length < ids.length) throw fieldError('participants', say('booking.family-unknown'));
}
