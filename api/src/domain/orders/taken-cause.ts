/** Why money left a gift. The donor's message names it: only a refund is sent by the temple. */
export type TakenCause = 'refund' | 'refund-owed' | 'check-returned' | 'bank-returned' | 'dispute-lost';
