import { type FindOptionsWhere, In } from 'typeorm';
import { pageAt, type SearchPart } from '../search/search-part.ts';
import { Receipt } from './receipt.entity.ts';

const PAGE = '/temple-admin/donation-management?view=receipts';

/** Receipts, by their number or its end. By a name, the donation itself is found. */
export const receiptSearch: SearchPart = {
  noun: 'receipt',
  permission: 'receipts:read',
  label: { en: 'Receipts', hi: 'रसीदें' },
  order: 20,
  all: (search) => pageAt(PAGE, { search }),
  find: async ({ reader, templeId, words, orderIds, limit }) => {
    if (!/\d/.test(words)) return [];
    const ids = [...(await orderIds())];
    const where: FindOptionsWhere<Receipt>[] = [{ templeId, number: words.toUpperCase() }];
    if (ids.length > 0) where.push({ templeId, orderId: In(ids) });
    const receipts = await reader.find(Receipt, { where, order: { issuedAt: 'DESC', id: 'DESC' }, take: limit });
    return receipts.map(({ id, number, donorName, totalCents, issuedAt }) => ({
      id,
      title: number,
      detail: donorName,
      amountCents: totalCents,
      at: issuedAt.toISOString(),
      path: pageAt(PAGE, { search: number, receipt: id }),
    }));
  },
};
