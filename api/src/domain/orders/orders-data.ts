import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { CartKeeping } from './cart/cart-keeping.service.ts';
import { Order } from './order.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { rewriteTerms } from './order-terms.ts';
import { Purchasables } from './purchasables.ts';
import { Refund } from './refunds/refund.entity.ts';

/**
 * Gifts of a devotee. A temple must keep who gave what (IRS Publication 1771), so the gift and the legal name its receipt prints
 * stay when the account goes; how to reach the person, the name shown in public and with what they asked back, the dedication and the cart do not.
 */
@Injectable()
export class OrdersData {
  constructor(personalData: PersonalData, carts: CartKeeping, sellers: Purchasables) {
    const erase = async (tx: EntityManager, accountId: string) => {
      for (const cart of await tx.findBy(Order, { payerAccountId: accountId, status: 'draft' })) await carts.delete(tx, cart);
      await unlink(tx, accountId, sellers);
    };
    personalData.add({ name: 'orders', nouns: ['order'], entities: [Order], export: giftsOf, erase });
  }
}

async function giftsOf(reader: EntityManager, accountId: string): Promise<unknown> {
  const gifts = await reader.find(Order, { where: { payerAccountId: accountId }, order: { id: 'ASC' } });
  return Promise.all(
    gifts.map(async ({ checkoutUrl: _checkout, paymentAccount: _account, cartKey: _cart, recordedById: _clerk, ...gift }) => {
      const lines = await reader.findBy(OrderLine, { templeId: gift.templeId, orderId: gift.id });
      return { ...gift, asked: lines.flatMap(({ item }) => item ?? []) };
    }),
  );
}

async function unlink(tx: EntityManager, accountId: string, sellers: Purchasables): Promise<void> {
  const nobody = { payerAccountId: null, email: null, phone: null, creditedName: null };
  for (const gift of await tx.findBy(Order, { payerAccountId: accountId })) {
    // What was asked for in the cart may name people.
    for (const { templeId, id, kind, item } of await tx.findBy(OrderLine, { templeId: gift.templeId, orderId: gift.id }))
      if (item) await tx.update(OrderLine, { templeId, id }, { item: sellers.of(kind).withoutPeople?.(item) ?? null });
    await tx.update(Order, { templeId: gift.templeId, id: gift.id }, { ...nobody, anonymous: true });
    // What they asked back themselves names them.
    const own = { templeId: gift.templeId, orderId: gift.id, requestedById: accountId };
    await tx.update(Refund, own, { requestedById: null, requestedBy: 'Former devotee' });
    await rewriteTerms(tx, { ...gift, ...nobody });
  }
}
