import { type EntityManager, In } from 'typeorm';
import { Receipt } from '../../receipts/receipt.entity.ts';
import type { LostGift } from '../disputes/lost-gift.ts';
import { sumOf } from '../line-shares.ts';
import { Order } from '../order.entity.ts';
import type { OrderKey } from '../places/line-holds.ts';
import { Refund } from './refund.entity.ts';

/** What came back of a check, in cents, and what of it had been given in place of refunds. */
export interface BouncedCheck {
  cents: number;
  gifts: LostGift[];
}

/** All that came back of a check that bounced: its payer hears of it once. Null while a part of it still waits for the worker. */
export async function bouncedCheck(tx: EntityManager, { templeId, id: orderId }: OrderKey): Promise<BouncedCheck | null> {
  const parts = await tx.findBy(Refund, { templeId, orderId, cause: 'check-returned' });
  if (parts.some(({ status }) => status === 'pending')) return null;
  const back = parts.filter(({ status }) => status === 'withdrawn' || status === 'succeeded');
  const gifts = await bouncedGifts(tx, { templeId, id: orderId });
  return { cents: sumOf([...back.map(({ amountCents }) => ({ cents: amountCents })), ...gifts]), gifts };
}

async function bouncedGifts(tx: EntityManager, order: OrderKey): Promise<LostGift[]> {
  const gifts = await givenOf(tx, order);
  if (gifts.length === 0) return [];
  const { templeId } = order;
  const of = { templeId, orderId: In(gifts.map(({ id }) => id)) };
  const bounced = await tx.findBy(Refund, { ...of, cause: 'check-returned', status: 'succeeded' });
  const receipts = await tx.find(Receipt, { where: { ...of, status: 'void' }, order: { number: 'ASC' } });
  return gifts.flatMap((gift) =>
    bounced
      .filter(({ orderId }) => orderId === gift.id)
      .map(({ amountCents }) => ({
        order: gift,
        cents: amountCents,
        receipt: null,
        voided: receipts.filter(({ orderId }) => orderId === gift.id).at(-1) ?? null,
      })),
  );
}

/** The gifts made of an order's refunds, the first first. Each has its refund's id. */
export async function givenOf(tx: EntityManager, { templeId, id: orderId }: OrderKey): Promise<Order[]> {
  const refunds = await tx.findBy(Refund, { templeId, orderId, status: 'given' });
  if (refunds.length === 0) return [];
  return tx.find(Order, { where: { templeId, id: In(refunds.map(({ id }) => id)) }, order: { createdAt: 'ASC', id: 'ASC' } });
}
