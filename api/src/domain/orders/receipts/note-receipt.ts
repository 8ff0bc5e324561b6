import type { EntityManager } from 'typeorm';
import { Order } from '../order.entity.ts';

/** Keeps the valid receipt's number on the gift, where lists show it. */
export async function noteReceipt(tx: EntityManager, { templeId, id }: Order, receiptNumber: string | null): Promise<void> {
  await tx.update(Order, { templeId, id }, { receiptNumber });
}
