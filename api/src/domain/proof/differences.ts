import type { Proof } from '@sannidhi/contracts';
import type { Settlement } from '../../platform/payments/payment-gateway.ts';
import type { GiftNets } from '../ledger/ledger-books.service.ts';

export type Difference = Proof['differences'][number];

/** One gift in the three books. `settlement` is null for what never went through the processor. */
export interface GiftInBooks {
  donationId: string;
  settlement: Settlement | null;
  nets: GiftNets;
  receiptCents: number;
  /** Refunds the office asked for and nobody has decided yet. */
  askedBackCents: number;
}

/** What the processor has of a gift once refunds and lost disputes are gone, in cents. */
export const processorNet = ({ paidCents, refundedCents, lostCents }: Settlement): number => paidCents - refundedCents - lostCents;

/** What the funds hold of a gift, in cents. */
export const fundNet = (nets: GiftNets): number => -(nets.fund ?? 0);

/** Everything in which the books disagree about one gift. */
export function giftDifferences({ donationId, settlement, nets, receiptCents }: Omit<GiftInBooks, 'askedBackCents'>): Difference[] {
  const compare = (what: string, expectedCents: number, foundCents: number): Difference[] =>
    expectedCents === foundCents ? [] : [{ what, expectedCents, foundCents, donationId }];
  const receipts = compare('Receipt against ledger', fundNet(nets), receiptCents);
  if (!settlement)
    return [...receipts, ...compare('Ledger has a card gift the processor does not know', 0, (nets.clearing ?? 0) + (nets.fees ?? 0))];
  const { paidCents, feeCents, refundedCents, disputedCents, lostCents, disputeFeeCents } = settlement;
  const fees = feeCents + disputeFeeCents;
  return [
    ...receipts,
    ...compare('Funds against processor', processorNet(settlement), fundNet(nets)),
    ...compare('Clearing against processor', paidCents - refundedCents - disputedCents - lostCents - fees, nets.clearing ?? 0),
    ...compare('Fees against processor', fees, nets.fees ?? 0),
    ...compare('Open disputes against processor', disputedCents, nets.disputes ?? 0),
  ];
}
