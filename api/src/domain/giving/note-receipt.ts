import type { EntityManager } from 'typeorm';
import { Donation } from './donation.entity.ts';
import { searchTextOf } from './search-text.ts';

/** Keeps the valid receipt's number on the gift, where lists and search find it. */
export async function noteReceipt(tx: EntityManager, donation: Donation, receiptNumber: string | null): Promise<void> {
  const { templeId, id } = donation;
  await tx.update(Donation, { templeId, id }, { receiptNumber, searchText: searchTextOf({ ...donation, receiptNumber }) });
}
