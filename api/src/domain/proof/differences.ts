import { ledgerAccountNoun, type Message, messagesOf, type Proof, refOf } from '@sannidhi/contracts';
import type { Settlement } from '../../platform/payments/payment-gateway.ts';
import type { GiftNets } from '../ledger/ledger-books.service.ts';

export type Difference = Proof['differences'][number];

/** One gift in the three books. `settlement` is null for what never went through the processor. */
export interface GiftInBooks {
  orderId: string;
  settlement: Settlement | null;
  nets: GiftNets;
  receiptCents: number;
  /** Refunds the office asked for and nobody has decided yet. */
  askedBackCents: number;
}

/** What the processor has of a gift once refunds and lost disputes are gone, in cents. */
export const processorNet = ({ paidCents, refundedCents, lostCents }: Settlement): number => paidCents - refundedCents - lostCents;

/** What the accounts that a gift's lines credit hold of it, funds and income, in cents. */
export const creditedNet = (nets: GiftNets): number => -((nets.fund ?? 0) + (nets.income ?? 0));

const say = messagesOf(ledgerAccountNoun);

/** One difference under its name. */
export const difference = (what: Message, found: Omit<Difference, 'what' | 'whatMessage'>): Difference => ({
  what: what.sentence,
  whatMessage: refOf(what),
  ...found,
});

/** Everything in which the books disagree about one gift. */
export function giftDifferences({ orderId, settlement, nets, receiptCents }: Omit<GiftInBooks, 'askedBackCents'>): Difference[] {
  const compare = (what: Message, expectedCents: number, foundCents: number): Difference[] =>
    expectedCents === foundCents ? [] : [difference(what, { expectedCents, foundCents, orderId })];
  const receipts = compare(say('ledger.proof-receipts'), creditedNet(nets), receiptCents);
  if (!settlement) return [...receipts, ...compare(say('ledger.proof-unknown-gift'), 0, (nets.clearing ?? 0) + (nets.fees ?? 0))];
  const { paidCents, feeCents, refundedCents, disputedCents, lostCents, disputeFeeCents } = settlement;
  const fees = feeCents + disputeFeeCents;
  return [
    ...receipts,
    ...compare(say('ledger.proof-funds'), processorNet(settlement), creditedNet(nets)),
    ...compare(say('ledger.proof-clearing'), paidCents - refundedCents - disputedCents - lostCents - fees, nets.clearing ?? 0),
    ...compare(say('ledger.proof-fees'), fees, nets.fees ?? 0),
    ...compare(say('ledger.proof-disputes'), disputedCents, nets.disputes ?? 0),
  ];
}
