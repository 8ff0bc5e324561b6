import { GIFT_READS } from '../gift/gift-reads.ts';

/** Reads that a change of a batch makes out of date. */
export const BATCH_READS = ['/api/temple-admin/counter-batches'] as const;
/** Closing a batch also makes gifts, receipts and ledger entries. */
export const CLOSED_BATCH_READS = [...BATCH_READS, ...GIFT_READS] as const;
