import { In } from 'typeorm';
import { donorLabelOf } from '../orders/donor-label.ts';
import { Order } from '../orders/order.entity.ts';
import { pageAt, type SearchPart } from '../search/search-part.ts';

const PAGE = '/temple-admin/donations';

/** Donations, by their donors' names, emails and phones, and by the numbers of checks and receipts. */
export const donationSearch: SearchPart = {
  noun: 'donation',
  permission: 'donations:read',
  label: { en: 'Donors and donations', hi: 'दानदाता और दान' },
  order: 10,
  all: (search) => pageAt(PAGE, { search }),
  find: async ({ reader, templeId, orderIds, limit }) => {
    const ids = [...(await orderIds())];
    if (ids.length === 0) return [];
    const where = { templeId, id: In(ids), hasDonation: true };
    const gifts = await reader.find(Order, { where, order: { listedAt: 'DESC', id: 'DESC' }, take: limit });
    return gifts.map((gift) => ({
      id: gift.id,
      title: donorLabelOf(gift),
      detail: [gift.label, gift.receiptNumber].filter(Boolean).join(' · '),
      amountCents: gift.totalCents,
      at: gift.listedAt.toISOString(),
      path: pageAt(PAGE, { gift: gift.id }),
    }));
  },
};
