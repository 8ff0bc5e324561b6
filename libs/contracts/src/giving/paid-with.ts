const STORED = /^(.+) ending (\d{4})$/;

/** A bank account whose bank isn't known, as it is stored: screens say it in their language. */
export const BANK_ACCOUNT = 'Bank account';

/** What was paid with, as it is stored and read in English: "Visa ending 4242", "Chase ending 6789". */
export const paidWithOf = (brand: string, lastDigits: string): string => `${brand} ending ${lastDigits}`;

/** The parts of what `paidWithOf` stored, for other languages; null for anything else that was paid with, such as cash. */
export function paidWithParts(stored: string): { brand: string; digits: string } | null {
  const [, brand, digits] = STORED.exec(stored) ?? [];
  return brand && digits ? { brand, digits } : null;
}
