import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Donation } from './donation.entity.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Gifts of a devotee. A temple must keep who gave what (IRS Publication 1771), so the gift and the legal name its receipt prints
 * stay when the account goes; how to reach the person, the name shown in public and the dedication do not.
 */
@Injectable()
export class GivenGiftsData {
  constructor(personalData: PersonalData) {
    personalData.add({ name: 'gifts', entities: [Donation], export: giftsOf, erase: unlink });
  }
}

async function giftsOf(reader: EntityManager, donorAccountId: string): Promise<unknown> {
  const gifts = await reader.find(Donation, { where: { donorAccountId }, order: { id: 'ASC' } });
  return gifts.map(({ searchText: _search, checkoutUrl: _checkout, paymentAccount: _account, ...gift }) => gift);
}

async function unlink(tx: EntityManager, donorAccountId: string): Promise<void> {
  const nobody = { donorAccountId: null, email: null, phone: null, creditedName: null, dedicationKind: null, dedicationName: null };
  for (const gift of await tx.findBy(Donation, { donorAccountId })) {
    const searchText = searchTextOf({ ...gift, ...nobody });
    await tx.update(Donation, { templeId: gift.templeId, id: gift.id }, { ...nobody, anonymous: true, searchText });
  }
}
