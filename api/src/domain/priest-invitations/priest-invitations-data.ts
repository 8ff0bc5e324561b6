import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Account } from '../accounts/account.entity.ts';
import { PriestInvitation } from './priest-invitation.entity.ts';

const FORMER = 'Former account';

/** What somebody invited stays with the temple, without their name; what invited them is deleted with their account. */
@Injectable()
export class PriestInvitationsData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'priestInvitations',
      nouns: ['priest-invitation'],
      entities: [PriestInvitation],
      export: async (reader, accountId) =>
        (await reader.findBy(PriestInvitation, { invitedById: accountId })).map(({ email, status, createdAt }) => ({
          email,
          status,
          createdAt,
        })),
      erase: async (tx, accountId) => {
        const { email, role } = await tx.findOneByOrFail(Account, { id: accountId });
        if (role === 'priest') await tx.delete(PriestInvitation, { email });
        await tx.update(PriestInvitation, { invitedById: accountId }, { invitedBy: FORMER });
      },
    });
  }
}
