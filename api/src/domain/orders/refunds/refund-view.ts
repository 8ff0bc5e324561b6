import type { HandedOut, OwedRefund, RefundView } from '@sannidhi/contracts';
import { donorLabelOf, donorMessageOf } from '../donor-label.ts';
import type { LineShare } from '../line-shares.ts';
import type { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
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
    handedOut: handedOutOf(refund),
    lines: named,
  };
}

/** When, by whom and how a refund was handed out; null while it is owed, and for what never was. */
export const handedOutOf = ({ handedOutOn, handedOutBy, handedOutMethod, handedOutCheck }: Refund): HandedOut | null =>
  handedOutOn && handedOutMethod ? { on: handedOutOn, by: handedOutBy ?? '', method: handedOutMethod, checkNumber: handedOutCheck } : null;

/** A refund of cash or a check for those who hand it out, who see the payer's name even where the public doesn't. */
export const owedRefundView = (refund: Refund, order: Order): OwedRefund => ({
  id: refund.id,
  orderId: order.id,
  payer: order.legalName ?? donorLabelOf(order),
  payerMessage: order.legalName === null ? donorMessageOf(order) : null,
  phone: order.phone,
  what: order.label,
  method: order.method,
  amountCents: refund.amountCents,
  reason: refund.reason,
  owedSince: (refund.settledAt ?? refund.requestedAt).toISOString(),
  handedOut: handedOutOf(refund),
});
