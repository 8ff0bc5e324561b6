import { WAS_PAID } from '@sannidhi/contracts';
import { In } from 'typeorm';
import type { RecordPart } from '../conversations/record-part.ts';
import { Order } from '../orders/order.entity.ts';
import { pageAt } from '../search/search-part.ts';

/** A devotee's gifts to a temple that were paid, as messages about them show them. */
export const donationRecord: RecordPart = {
  noun: 'donation',
  permission: 'donations:read',
  find: async (reader, { templeId, accountId: payerAccountId, ids, limit }) => {
    const paid = { templeId, payerAccountId, hasDonation: true, status: In([...WAS_PAID]) };
    const where = { ...paid, ...(ids ? { id: In([...ids]) } : {}) };
    const gifts = await reader.find(Order, { where, order: { listedAt: 'DESC', id: 'DESC' }, take: limit });
    return gifts.map(({ id, label, totalCents, listedAt, receiptNumber }) => ({
      id,
      title: label,
      amountCents: totalCents,
      at: listedAt,
      number: receiptNumber,
      officePath: pageAt('/temple-admin/donations', { gift: id }),
      ownPath: pageAt('/receipts', { year: `${listedAt.getUTCFullYear()}` }),
    }));
  },
};
