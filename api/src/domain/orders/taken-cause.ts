/** Why money left a gift. The donor is told which: only a refund is sent back by the temple. */
export type TakenCause = 'refund' | 'check-returned' | 'bank-returned' | 'dispute-lost';
