import type { Settlement } from '../../platform/payments/payment-gateway.ts';
import { bookedNet, type GiftInBooks, giftDifferences } from './differences.ts';

/** The provider's message about a movement, or the reconciler that asks for it, has come within this time. */
export const UNDER_WAY_MS = 15 * 60_000;
/** A bank decides a refund within this time. */
export const UNDECIDED_MS = 14 * 86_400_000;

/**
 * Whether a gift's books only wait for the provider's word: they agree to the cent with what the provider's own books said
 * before its latest movement, which happened moments ago, or before a refund that is asked for and undecided. Books that
 * agree with no such moment differ, however fresh the gift is.
 */
export function isUnderWay(gift: GiftInBooks, now: Date): boolean {
  return earlierSettlements(gift, now).some((settlement) => giftDifferences({ ...gift, settlement }).length === 0);
}

function earlierSettlements({ settlement, nets, askedBackCents }: GiftInBooks, now: Date): Settlement[] {
  if (!settlement) return [];
  const beforeRefund = { ...settlement, refundedCents: settlement.refundedCents - askedBackCents };
  const asked = askedBackCents > 0 ? [beforeRefund] : [];
  if (now.getTime() - settlement.movedAt.getTime() > UNDER_WAY_MS) return asked;
  const { paidCents, feeCents, refundedCents, disputedCents, lostCents } = settlement;
  const beforePayment = { ...settlement, paidCents: 0, feeCents: 0, refundedCents: 0, disputedCents: 0, lostCents: 0, disputeFeeCents: 0 };
  const beforeDispute = { ...settlement, disputedCents: 0, lostCents: 0, disputeFeeCents: 0 };
  // An earlier dispute keeps what it took and cost.
  const beforeNextDispute = { ...settlement, disputedCents: 0, disputeFeeCents: (nets.fees ?? 0) - feeCents };
  const atDispute = nets.disputes ?? 0;
  const beforeWin = { ...settlement, disputedCents: atDispute };
  const beforeLoss = { ...settlement, disputedCents: atDispute, lostCents: lostCents - atDispute };
  const booked = paidCents - bookedNet(nets) - lostCents;
  const beforeOthersRefund = booked >= 0 && booked < refundedCents ? [{ ...settlement, refundedCents: booked }] : [];
  return [
    beforePayment,
    ...asked,
    ...beforeOthersRefund,
    beforeDispute,
    ...(disputedCents > 0 ? [beforeNextDispute] : [beforeWin, beforeLoss]),
  ];
}
