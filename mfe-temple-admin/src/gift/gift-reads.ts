/** Reads that a change of a gift makes out of date, by the beginning of their paths. */
export const GIFT_READS = [
  '/api/temple-admin/donations',
  '/api/temple-admin/receipts',
  '/api/temple-admin/ledger',
  '/api/temple-admin/funds',
] as const;
