import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Order } from './order.entity.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Gifts of a devotee. A temple must keep who gave what (IRS Publication 1771), so the gift and the legal name its receipt prints
 * stay when the account goes; how to reach the person, the name shown in public and the dedication do not.
 */
@Injectable()
export class OrdersData {
  constructor(personalData: PersonalData) {
    personalData.add({ name: 'orders', nouns: ['order'], entities: [Order], export: giftsOf, erase: unlink });
  }
}

async function giftsOf(reader: EntityManager, accountId: string): Promise<unknown> {
  const gifts = await reader.find(Order, { where: { payerAccountId: accountId }, order: { id: 'ASC' } });
  return gifts.map(({ searchText: _search, checkoutUrl: _checkout, paymentAccount: _account, ...gift }) => gift);
}

async function unlink(tx: EntityManager, accountId: string): Promise<void> {
  const nobody = { payerAccountId: null, email: null, phone: null, creditedName: null };
  for (const gift of await tx.findBy(Order, { payerAccountId: accountId })) {
    const searchText = searchTextOf({ ...gift, ...nobody });
    await tx.update(Order, { templeId: gift.templeId, id: gift.id }, { ...nobody, anonymous: true, searchText });
  }
}
