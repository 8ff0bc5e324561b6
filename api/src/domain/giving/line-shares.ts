import { allocate } from '../ledger/allocate.ts';
import type { FundShare } from '../ledger/postings.ts';
import type { DonationLine } from './donation-line.entity.ts';

/** What is left of each line of a gift in cents, its share of the covered fee included. */
const leftOf = (line: DonationLine): number => line.amountCents + line.coveredFeeCents - line.refundedCents;

/** Spreads an amount that leaves the gift over what is left of its lines, to the cent. */
export function spreadOverLines(lines: readonly DonationLine[], cents: number): { line: DonationLine; cents: number }[] {
  const shares = allocate(cents, lines.map(leftOf));
  return lines.map((line, i) => ({ line, cents: shares[i] ?? 0 })).filter((share) => share.cents > 0);
}

export const fundShares = (shares: readonly { line: DonationLine; cents: number }[]): FundShare[] =>
  shares.map(({ line, cents }) => ({ fundId: line.fundId, cents }));
