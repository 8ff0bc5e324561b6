import type { EntityManager } from 'typeorm';
import { Order } from './order.entity.ts';
import { searchTextOf } from './search-text.ts';

/** Keeps the valid receipt's number on the gift, where lists and search find it. */
export async function noteReceipt(tx: EntityManager, order: Order, receiptNumber: string | null): Promise<void> {
  const { templeId, id } = order;
  await tx.update(Order, { templeId, id }, { receiptNumber, searchText: searchTextOf({ ...order, receiptNumber }) });
}
