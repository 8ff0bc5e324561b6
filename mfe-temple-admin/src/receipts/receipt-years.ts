import { RECEIPTS_FIRST_YEAR } from '@sannidhi/contracts';

/** Years receipts can be of, newest first, up to the temple's own today. */
export function receiptYears(today: string): string[] {
  const newest = Number(today.slice(0, 4));
  return Array.from({ length: Math.max(1, newest - RECEIPTS_FIRST_YEAR + 1) }, (_, back) => String(newest - back));
}
