import { BANK_ACCOUNT, paidWithParts } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';

/** "Visa ending 4242" in the reader's language: what was paid with is stored in English. */
export function paidWithIn<Label extends string | null>(stored: Label, text: Text): Label | string {
  const parts = stored === null ? null : paidWithParts(stored);
  if (parts === null) return stored;
  const brand = parts.brand === BANK_ACCOUNT ? text('thanks.bankAccount') : parts.brand;
  return text('thanks.cardEnding', { ...parts, brand });
}
