/** Why money left a gift. The donor's message names it: only a refund is sent by the temple, and what was given stays there. */
export type TakenCause = 'refund' | 'refund-owed' | 'given' | 'check-returned' | 'bank-returned' | 'dispute-lost';

/** Whether the payer's bank took the money, not the temple gave it back. */
export const isByBank = (cause: TakenCause): boolean => cause !== 'refund' && cause !== 'refund-owed' && cause !== 'given';
