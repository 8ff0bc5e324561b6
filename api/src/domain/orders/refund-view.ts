import type { RefundView } from '@sannidhi/contracts';
import type { Refund } from './refund.entity.ts';

/** A refund as the office sees it. */
export const refundView = ({ id, amountCents, reason, status, requestedBy, requestedAt, settledAt }: Refund): RefundView => ({
  id,
  amountCents,
  reason,
  status,
  requestedBy,
  requestedAt: requestedAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});
