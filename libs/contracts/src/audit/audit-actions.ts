/**
 * What the record of changes can say, as `noun.verb`. The interface has a text for each under `history.<noun>.<verb>` in every
 * language, and a test that none is missing.
 */
export const AUDIT_ACTIONS = [
  'account.created',
  'account.password-reset',
  'account.verified',
  'batch.opened',
  'batch.entry-added',
  'batch.entry-removed',
  'batch.closed',
  'dispute.opened',
  'dispute.won',
  'dispute.lost',
  'donation.recorded',
  'donation.succeeded',
  'donation.failed',
  'donation.canceled',
  'e-hundi-code.made',
  'e-hundi-code.changed',
  'festival.moved',
  'festival.returned',
  'fund.opened',
  'fund.changed',
  'hundi.counted',
  'receipt.issued',
  'receipt.voided',
  'receipt.replaced',
  'receipt.reissued',
  'refund.requested',
  'refund.succeeded',
  'refund.failed',
  'tax-policy.approved',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
