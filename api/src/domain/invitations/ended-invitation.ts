import { messagesOf, staffInvitationNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { Temple } from '../temples/temple.entity.ts';
import type { Invitation } from './invitation.entity.ts';

const say = messagesOf(staffInvitationNoun);
const WHY = {
  open: 'staff-invitation.expired',
  revoked: 'staff-invitation.taken-back',
  accepted: 'staff-invitation.used',
} as const satisfies Record<Invitation['status'], string>;

/** Why a link no longer works, and whom to ask: its sender while they are on the staff, otherwise the temple. */
export async function endedInvitation(manager: EntityManager, invitation: Invitation): Promise<DomainError> {
  const { templeId, invitedById: accountId, invitedBy, status } = invitation;
  const { name: temple } = await manager.findOneByOrFail(Temple, { id: templeId });
  const person = (await manager.existsBy(StaffMember, { templeId, accountId })) ? invitedBy : temple;
  return new DomainError('invitation-ended', { message: say(WHY[status], { temple, person }) });
}
