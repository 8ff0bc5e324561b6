import { type Cents, cardFeeCents, coverFeeCents, type TaxClass } from '@sannidhi/contracts';

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
