import { BANK_ACCOUNT, paidWithParts } from '@sannidhi/contracts';
import type { useOfficeText } from '../office/namespace.ts';

/** "Visa ending 4242" in the reader's language: what was paid with is stored in English. */
export function paidWithIn(stored: string, text: ReturnType<typeof useOfficeText>): string {
  const parts = paidWithParts(stored);
  if (parts === null) return stored;
  const brand = parts.brand === BANK_ACCOUNT ? text('gift.payment.bankAccount') : parts.brand;
  return text('gift.payment.ending', { ...parts, brand });
}
