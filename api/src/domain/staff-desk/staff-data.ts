import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Account } from '../accounts/account.entity.ts';
import { OwnershipOfferRow } from '../staff/ownership-offer.entity.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { StaffDeskService } from './staff-desk.service.ts';
import { StaffNotices } from './staff-notices.ts';

/** A person's positions. They end with the account, and the owners are notified; what was done in them is the temples' record. */
@Injectable()
export class StaffData {
  constructor(
    personalData: PersonalData,
    private readonly desk: StaffDeskService,
    private readonly notices: StaffNotices,
    private readonly temples: TemplesService,
  ) {
    personalData.add({
      name: 'staff',
      nouns: ['staff-member'],
      entities: [StaffMember, OwnershipOfferRow],
      export: async (reader, accountId) =>
        (await reader.findBy(StaffMember, { accountId })).map(
          ({ templeId, staffRole, startsAt, endsAt, alsoRole, alsoStartsAt, alsoEndsAt, createdAt }) => ({
            templeId,
            staffRole,
            startsAt,
            endsAt,
            alsoRole,
            alsoStartsAt,
            alsoEndsAt,
            createdAt,
          }),
        ),
      erase: (tx, accountId) => this.erase(tx, accountId),
    });
  }

  /**
   * Throws `last-owner` where nobody else could run a temple. One that was never approved may be left without: its registration then names
   * nobody, and can't be approved.
   */
  private async erase(tx: EntityManager, accountId: string): Promise<void> {
    const { fullName } = await tx.findOneByOrFail(Account, { id: accountId });
    for (const member of await tx.find(StaffMember, { where: { accountId }, order: { templeId: 'ASC' } })) {
      await this.desk.end(tx, member, (await this.temples.isUnapproved(tx, member.templeId)) ? 0 : 1);
      await this.notices.left(tx, { accountId, fullName }, member.templeId);
    }
    await tx.delete(OwnershipOfferRow, { toAccountId: accountId });
  }
}
