import type { GiftMethod } from '@sannidhi/contracts';
import type { Order } from '../order.entity.ts';

const WORDS = {
  card: 'Card',
  ach: 'Bank transfer',
  cash: 'Cash',
  check: 'Check',
  'in-kind': 'Property',
  daf: 'Donor-advised fund',
  ira: 'Retirement account',
  stock: 'Stock',
} as const satisfies Record<GiftMethod, string>;

/** How a gift was paid, in a receipt's words: "Visa ending 4242", "Check 1024". */
export function methodWords({ method, paidWith, checkNumber }: Pick<Order, 'method' | 'paidWith' | 'checkNumber'>): string {
  return paidWith ?? (checkNumber ? `${WORDS[method]} ${checkNumber}` : WORDS[method]);
}
