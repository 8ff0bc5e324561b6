import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Account } from '../accounts/account.entity.ts';
import { Audit } from '../audit/audit.ts';
import { type Erased, eraseInvitations, invitationsOf } from '../invitations/erased-invitations.ts';
import { PriestInvitation } from './priest-invitation.entity.ts';

const PRIESTS = { entity: PriestInvitation, kind: 'priest-invitation' } as const;

/** What somebody invited stays with the temple, without their name; what invited them is deleted with their account. */
@Injectable()
export class PriestInvitationsData {
  constructor(personalData: PersonalData, audit: Audit) {
    personalData.add({
      name: 'priestInvitations',
      nouns: ['priest-invitation'],
      entities: [PriestInvitation],
      export: async (reader, accountId) => invitationsOf(reader, PriestInvitation, await addressOf(reader, accountId)),
      erase: async (tx, accountId) => eraseInvitations(tx, audit, PRIESTS, await addressOf(tx, accountId)),
    });
  }
}

/** Only a priest's account is what its address was invited to. */
async function addressOf(manager: EntityManager, accountId: string): Promise<Erased> {
  const { email, role } = await manager.findOneByOrFail(Account, { id: accountId });
  return { email: role === 'priest' ? email : null, accountId };
}
