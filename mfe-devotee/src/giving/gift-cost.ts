import { type CartLine, type Cents, cardFeeCents, coverFeeCents, type FundPublic, type TaxClass } from '@sannidhi/contracts';

/** What a gift costs its donor and brings the temple, in cents. */
export interface GiftCost {
  giftCents: Cents;
  /** What covering the card fee would add; zero while no amount is chosen. */
  coverCents: Cents;
  /** What the donor is charged. */
  totalCents: Cents;
  /** What the card processor keeps of the charge. */
  feeCents: Cents;
}

/** Adds up one gift; an amount of zero has no charge and no fee. */
export function giftCost(giftCents: Cents, coverFees: boolean): GiftCost {
  if (giftCents <= 0) return { giftCents: 0, coverCents: 0, totalCents: 0, feeCents: 0 };
  const coverCents = coverFeeCents(giftCents);
  const totalCents = giftCents + (coverFees ? coverCents : 0);
  return { giftCents, coverCents, totalCents, feeCents: cardFeeCents(totalCents) };
}

/** The tax class of a gift's lines: one word for all of them, `mixed` if purposes differ. */
export function deductibility(taxClasses: readonly TaxClass[]): TaxClass | 'mixed' {
  const [first, ...others] = taxClasses;
  return first && others.every((taxClass) => taxClass === first) ? first : 'mixed';
}

/** What is paid for, as far as taxes are concerned. */
export type TaxedLine = Pick<CartLine, 'amountCents' | 'taxClass' | 'benefit' | 'fairMarketValueCents'>;

/** An amount for a fund; nothing for an unknown one. */
export function taxedLines(
  funds: readonly FundPublic[],
  lines: readonly { fundId: string; amountCents?: Cents | null | undefined }[],
): TaxedLine[] {
  return lines.flatMap(({ fundId, amountCents }) => {
    const fund = funds.find(({ id }) => id === fundId);
    if (!fund) return [];
    const { taxClass, benefit, fairMarketValueCents } = fund;
    return [{ amountCents: amountCents || 0, taxClass, benefit, fairMarketValueCents }];
  });
}

/** What the payer receives: "A dinner, A meal" and its value in cents; null where they receive nothing of value. */
export function returnOf(lines: readonly TaxedLine[]): { benefits: string; valueCents: Cents } | null {
  const partial = lines.filter(({ taxClass, amountCents }) => taxClass === 'partial' && amountCents > 0);
  if (partial.length === 0) return null;
  const valueCents = partial.reduce((sum, line) => sum + line.fairMarketValueCents, 0);
  return { benefits: [...new Set(partial.map(({ benefit }) => benefit))].join(', '), valueCents };
}

/** What may be deducted of the lines in cents, without a covered fee: all of a gift, the excess over what is received, nothing of a fee. */
export function deductibleCents(lines: readonly TaxedLine[]): Cents {
  return lines.reduce((sum, { taxClass, amountCents, fairMarketValueCents }) => {
    if (taxClass === 'fee') return sum;
    return sum + (taxClass === 'partial' ? Math.max(0, amountCents - fairMarketValueCents) : amountCents);
  }, 0);
}
