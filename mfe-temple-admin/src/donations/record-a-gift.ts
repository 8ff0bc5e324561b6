/** Where to enter a gift from the counter: the open batch, or a new one. */
export const RECORD_A_GIFT = '/temple-admin/donation-management?view=batches&batch=current';
