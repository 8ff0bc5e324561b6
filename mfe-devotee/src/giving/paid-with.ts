import type { Text } from '@sannidhi/kit';

const STORED = /^(.+) ending (\d{4})$/;

/** "Visa ending 4242" in the reader's language: what was paid with is stored in English. */
export function paidWithIn<Label extends string | null>(stored: Label, text: Text): Label | string {
  const [, brand = '', digits = ''] = STORED.exec(stored ?? '') ?? [];
  return digits ? text('thanks.cardEnding', { brand, digits }) : stored;
}
