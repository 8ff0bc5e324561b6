import { type Cents, parseMoney } from '@sannidhi/contracts';

/** A money field's value: whole cents, undefined while empty, NaN if the text is not an amount (the schema reports that). */
export function moneyValue(typed: string): Cents | undefined {
  if (typed.trim() === '') return undefined;
  return parseMoney(typed) ?? Number.NaN;
}

/** Cents as people type them: `51`, `1,116.50`; `51.00` where the cents are always shown. */
export function moneyText(cents: Cents | undefined, withCents = false): string {
  if (cents === undefined || !Number.isFinite(cents)) return '';
  const whole = cents % 100 === 0 && !withCents;
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 });
}
