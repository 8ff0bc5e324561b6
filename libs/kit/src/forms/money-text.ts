import { type Cents, parseMoney } from '@sannidhi/contracts';

/** What a money field holds: whole cents, undefined while empty, NaN while what was typed is no amount (the schema names that). */
export function moneyValue(typed: string): Cents | undefined {
  if (typed.trim() === '') return undefined;
  return parseMoney(typed) ?? Number.NaN;
}

/** Cents as a person would type them: `51`, `1,116.50`. */
export function moneyText(cents: Cents | undefined): string {
  if (cents === undefined || !Number.isFinite(cents)) return '';
  const whole = cents % 100 === 0;
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 });
}
