import type { CounterBatchStatus } from './giving/counter-batch.ts';
import type { DonationStatus, RefundStatus } from './giving/donation-states.ts';
import type { DeployTokenState } from './platform/remote-delivery.ts';
import type { ReceiptStatus } from './receipts/receipt.ts';
import type { SupportState } from './support/support-inbox.ts';
import type { TempleStatus } from './temples/temple.ts';

export type ChipKind = 'success' | 'info' | 'error' | 'warning' | 'neutral';
/** Names of outline icons in the kit. */
export type ChipIcon = 'check' | 'clock' | 'alert' | 'warning' | 'refund' | 'ban' | 'lock' | 'replace';

export interface Chip {
  kind: ChipKind;
  icon: ChipIcon;
  /** English word; the interface translates it by the key `status.<domain>.<state>`. */
  word: string;
}

/** How each state looks; screens never choose. */
export const STATUS_CHIPS = {
  donation: {
    pending: { kind: 'info', icon: 'clock', word: 'Pending' },
    succeeded: { kind: 'success', icon: 'check', word: 'Succeeded' },
    failed: { kind: 'error', icon: 'alert', word: 'Failed' },
    canceled: { kind: 'neutral', icon: 'ban', word: 'Canceled' },
    'partially-refunded': { kind: 'neutral', icon: 'refund', word: 'Part refunded' },
    refunded: { kind: 'neutral', icon: 'refund', word: 'Refunded' },
    disputed: { kind: 'warning', icon: 'warning', word: 'Disputed' },
    back: { kind: 'success', icon: 'check', word: 'Dispute won' },
    lost: { kind: 'neutral', icon: 'ban', word: 'Dispute lost' },
  } satisfies Record<DonationStatus, Chip>,
  refund: {
    pending: { kind: 'info', icon: 'clock', word: 'Pending' },
    succeeded: { kind: 'success', icon: 'check', word: 'Refunded' },
    failed: { kind: 'error', icon: 'alert', word: 'Failed' },
  } satisfies Record<RefundStatus, Chip>,
  receipt: {
    valid: { kind: 'success', icon: 'check', word: 'Valid' },
    void: { kind: 'neutral', icon: 'ban', word: 'Void' },
    replaced: { kind: 'neutral', icon: 'replace', word: 'Replaced' },
  } satisfies Record<ReceiptStatus, Chip>,
  batch: {
    open: { kind: 'info', icon: 'clock', word: 'Open' },
    closed: { kind: 'success', icon: 'lock', word: 'Closed' },
  } satisfies Record<CounterBatchStatus, Chip>,
  temple: {
    submitted: { kind: 'info', icon: 'clock', word: 'Submitted' },
    'in-review': { kind: 'info', icon: 'clock', word: 'In review' },
    'changes-requested': { kind: 'warning', icon: 'warning', word: 'Changes requested' },
    approved: { kind: 'success', icon: 'check', word: 'Approved' },
    rejected: { kind: 'error', icon: 'ban', word: 'Rejected' },
    suspended: { kind: 'warning', icon: 'lock', word: 'Suspended' },
  } satisfies Record<TempleStatus, Chip>,
  support: {
    open: { kind: 'info', icon: 'clock', word: 'Open' },
    answered: { kind: 'success', icon: 'check', word: 'Answered' },
    closed: { kind: 'neutral', icon: 'ban', word: 'Closed' },
  } satisfies Record<SupportState, Chip>,
  'deploy-token': {
    valid: { kind: 'success', icon: 'check', word: 'Valid' },
    expired: { kind: 'neutral', icon: 'clock', word: 'Expired' },
    revoked: { kind: 'neutral', icon: 'ban', word: 'Revoked' },
  } satisfies Record<DeployTokenState, Chip>,
} as const;
