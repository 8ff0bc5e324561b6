import { allocate } from '../ledger/allocate.ts';
import type { AccountRef, CreditShare } from '../ledger/postings.ts';
import type { OrderLine } from './order-line.entity.ts';

/** What is left of each line of a gift in cents, its share of the covered fee included. */
const leftOf = (line: OrderLine): number => line.amountCents + line.coveredFeeCents - line.refundedCents;

/** Spreads an amount that leaves the gift over what is left of its lines, to the cent. */
export function spreadOverLines(lines: readonly OrderLine[], cents: number): { line: OrderLine; cents: number }[] {
  const shares = allocate(cents, lines.map(leftOf));
  return lines.map((line, i) => ({ line, cents: shares[i] ?? 0 })).filter((share) => share.cents > 0);
}

/** What each share takes from or gives to the account its line credits. */
export const creditShares = (shares: readonly { line: OrderLine; cents: number }[]): CreditShare[] =>
  shares.map(({ line, cents }) => ({ account: creditedBy(line), cents }));

/** The account a line credits. */
export function creditedBy({ fundId, incomeAccount, id }: OrderLine): AccountRef {
  if (fundId) return { kind: 'fund', fundId };
  if (incomeAccount) return { kind: 'income', income: incomeAccount };
  throw new Error(`The line ${id} credits nothing.`);
}
