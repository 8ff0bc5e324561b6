import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Account } from '../accounts/account.entity.ts';
import { Audit } from '../audit/audit.ts';
import { type Erased, eraseInvitations, invitationsOf } from '../invitations/erased-invitations.ts';
import { StaffInvitation } from '../staff/staff-invitation.entity.ts';

const STAFF = { entity: StaffInvitation, kind: 'staff-invitation' } as const;

/** What somebody invited stays with the temple, without their name; what invited them is deleted with their account. */
@Injectable()
export class StaffInvitationsData {
  constructor(personalData: PersonalData, audit: Audit) {
    personalData.add({
      name: 'staffInvitations',
      nouns: ['staff-invitation'],
      entities: [StaffInvitation],
      export: async (reader, accountId) => invitationsOf(reader, StaffInvitation, await addressOf(reader, accountId)),
      erase: async (tx, accountId) => eraseInvitations(tx, audit, STAFF, await addressOf(tx, accountId)),
    });
  }
}

/** Only an office's account is what its address was invited to. */
async function addressOf(manager: EntityManager, accountId: string): Promise<Erased> {
  const { email, role } = await manager.findOneByOrFail(Account, { id: accountId });
  return { email: role === 'temple-admin' ? email : null, accountId };
}
