/** Money is integer cents everywhere; only these functions convert it to text and back. */
export type Cents = number;

/** Formats minor units: `5283` is `$52.83`. Amount divided by 100, symbol first, in the locale's digits. */
export function formatMoney(cents: Cents, symbol = '$', locale = 'en-US'): string {
  const digits = formatterOf(locale).format(Math.abs(cents) / 100);
  return `${cents < 0 ? '-' : ''}${symbol}${digits}`;
}

/** Creating a formatter costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.NumberFormat>();
function formatterOf(locale: string): Intl.NumberFormat {
  const known = formatters.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formatters.set(locale, known);
  return known;
}

/** Parses typed text (`1,116`, `$1116.5`) as cents; undefined if it isn't an amount in whole cents. */
export function parseMoney(text: string): Cents | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match?.[1]) return undefined;
  const cents = Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** What the card processor keeps of a payment: a share in basis points and a fixed amount in cents. */
export const CARD_FEE = { basisPoints: 290, fixedCents: 30 } as const;

/** The processor's fee in cents on a charge of `totalCents`. */
export const cardFeeCents = (totalCents: Cents): Cents => Math.round((totalCents * CARD_FEE.basisPoints) / 10_000) + CARD_FEE.fixedCents;

/** What a donor adds, in cents, so that the temple receives the full `giftCents` after the processor's fee. */
export const coverFeeCents = (giftCents: Cents): Cents =>
  giftCents === 0 ? 0 : Math.round(((giftCents + CARD_FEE.fixedCents) * 10_000) / (10_000 - CARD_FEE.basisPoints)) - giftCents;
