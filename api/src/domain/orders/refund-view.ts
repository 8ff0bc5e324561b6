import type { RefundView } from '@sannidhi/contracts';
import type { LineShare } from './line-shares.ts';
import type { OrderLine } from './order-line.entity.ts';
import type { Refund } from './refund.entity.ts';

/** A refund as the office sees it, with what it gives back of each line. */
export function refundView(refund: Refund, shares: readonly LineShare[], lines: readonly OrderLine[]): RefundView {
  const { id, amountCents, reason, cause, status, requestedBy, requestedAt, settledAt } = refund;
  const named = lines.flatMap((line) =>
    shares.filter(({ lineId }) => lineId === line.id).map(({ cents }) => ({ lineId: line.id, label: line.label, amountCents: cents })),
  );
  return {
    id,
    amountCents,
    reason,
    cause: cause ?? 'refund',
    status,
    requestedBy,
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    lines: named,
  };
}
