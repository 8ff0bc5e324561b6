import type { GivingYear } from '@sannidhi/contracts';
import type { Receipt } from '../receipts/receipt.entity.ts';

/** Adds a year's valid receipts up by the month the temple received them in. */
export function givingYear(year: number, receipts: readonly Pick<Receipt, 'templeId' | 'receivedOn' | 'totalCents'>[]): GivingYear {
  const monthCents = new Array<number>(12).fill(0);
  for (const { receivedOn, totalCents } of receipts) {
    const month = Number(receivedOn.slice(5, 7)) - 1;
    monthCents[month] = (monthCents[month] ?? 0) + totalCents;
  }
  return {
    year,
    totalCents: monthCents.reduce((sum, cents) => sum + cents, 0),
    giftCount: receipts.length,
    templeCount: new Set(receipts.map(({ templeId }) => templeId)).size,
    monthCents,
  };
}
