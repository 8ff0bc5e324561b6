import type { FeeAccount, TaxRule } from '@sannidhi/contracts';
import type { DraftLine } from '../orders/order-draft.ts';

/**
 * A line that gives to a fund under the temple's tax rule. A fee is income and no gift to the fund, which it only names: it credits the
 * account that was chosen, or fee income.
 */
export function donationLine(
  fund: { id: string; name: string },
  amountCents: number,
  rule: TaxRule,
  account?: FeeAccount | null,
): DraftLine {
  const line = { kind: 'donation', label: fund.name, amountCents, rule } as const;
  if (rule.taxClass !== 'fee') return { ...line, credits: { fundId: fund.id } };
  return { ...line, itemId: fund.id, credits: { incomeAccount: account ?? 'fee-income' } };
}
