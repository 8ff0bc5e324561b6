import { ledgerAccountNoun, type Message, messagesOf, type Proof, refOf } from '@sannidhi/contracts';
import type { Settlement } from '../../platform/payments/payment-gateway.ts';
import type { GiftNets } from '../ledger/ledger-books.service.ts';
import type { OrderSums } from '../orders/order-sums.service.ts';

export type Difference = Proof['differences'][number];

/** One order in the four books. `settlement` is null for what never went through the processor, `order` for what was never paid. */
export interface GiftInBooks {
  orderId: string;
  settlement: Settlement | null;
  order: OrderSums | null;
  nets: GiftNets;
  /** What each fund and income account holds of it in cents, by the account's key. */
  credited: ReadonlyMap<string, number>;
  receiptCents: number;
  /** Refunds the office asked for and nobody has decided yet. */
  askedBackCents: number;
}

/** What the processor has of a gift once refunds and lost disputes are gone, in cents. */
export const processorNet = ({ paidCents, refundedCents, lostCents }: Settlement): number => paidCents - refundedCents - lostCents;

/** What the accounts that a gift's lines credit hold of it, funds and income, in cents. */
export const creditedNet = (nets: GiftNets): number => -((nets.fund ?? 0) + (nets.income ?? 0) + (nets['fee-income'] ?? 0));

/** What the provider took of it and waits for somebody to say of which lines it was, in cents. */
export const toCheckNet = (nets: GiftNets): number => nets.suspense ?? 0;

/** What the provider took of it and no line bears, in cents: it waits for its line, or went beyond the order and is a cost. */
const unborneNet = (nets: GiftNets): number => toCheckNet(nets) + (nets.refunds ?? 0);

/**
 * What the temple has of it outside the processor, in cents: in the drawer and the bank, less refunds it owes. What was given of an order's
 * refunds is that of the gift, which settled the debt.
 */
export const counterNet = (nets: GiftNets): number => (nets.cash ?? 0) + (nets.bank ?? 0) + (nets['refunds-owed'] ?? 0);

/** What the ledger holds of it, in cents, with what its payer gave of its refunds: that is with the processor still. */
export const bookedNet = (nets: GiftNets): number => creditedNet(nets) - unborneNet(nets) - (nets['refunds-owed'] ?? 0);

const say = messagesOf(ledgerAccountNoun);

/** One difference under its name. */
export const difference = (what: Message, found: Omit<Difference, 'what' | 'whatMessage'>): Difference => ({
  what: what.sentence,
  whatMessage: refOf(what),
  ...found,
});

type Compare = (what: Message, expectedCents: number, foundCents: number) => Difference[];

/** Everything in which the books disagree about one order. */
export function giftDifferences(gift: Omit<GiftInBooks, 'askedBackCents'>): Difference[] {
  const { orderId, settlement, order, nets, receiptCents } = gift;
  const compare: Compare = (what, expectedCents, foundCents) =>
    expectedCents === foundCents ? [] : [difference(what, { expectedCents, foundCents, orderId })];
  const ours = [
    ...compare(say('ledger.proof-receipts'), creditedNet(nets), receiptCents),
    ...compare(say('ledger.proof-refunds-owed'), order?.owedCents ?? 0, -(nets['refunds-owed'] ?? 0)),
    ...lineDifferences(gift, compare),
  ];
  if (!settlement) {
    return [
      ...ours,
      ...compare(say('ledger.proof-unknown-gift'), 0, (nets.clearing ?? 0) + (nets.fees ?? 0)),
      ...compare(say('ledger.proof-counter-orders'), counterNet(nets), orderNet(order)),
    ];
  }
  const { paidCents, feeCents, refundedCents, disputedCents, lostCents, disputeFeeCents } = settlement;
  const fees = feeCents + disputeFeeCents;
  return [
    ...ours,
    ...compare(say('ledger.proof-orders'), processorNet(settlement), orderNet(order) + (order?.givenCents ?? 0)),
    ...compare(say('ledger.proof-funds'), processorNet(settlement), bookedNet(nets)),
    ...compare(say('ledger.proof-clearing'), paidCents - refundedCents - disputedCents - lostCents - fees, nets.clearing ?? 0),
    ...compare(say('ledger.proof-fees'), fees, nets.fees ?? 0),
    ...compare(say('ledger.proof-disputes'), disputedCents, nets.disputes ?? 0),
  ];
}

/** What an order has left by its own sums, in cents: negative where the provider took more than was paid. */
const orderNet = (order: OrderSums | null): number => (order ? order.leftCents - order.beyondCents : 0);

/** The first account that holds something else than the lines that credit it. */
function lineDifferences({ order, credited }: Pick<GiftInBooks, 'order' | 'credited'>, compare: Compare): Difference[] {
  const lines = order?.credited ?? new Map<string, number>();
  const keys = [...new Set([...lines.keys(), ...credited.keys()])];
  const differing = keys.find((key) => (lines.get(key) ?? 0) !== (credited.get(key) ?? 0));
  if (differing === undefined) return [];
  return compare(say('ledger.proof-lines'), lines.get(differing) ?? 0, credited.get(differing) ?? 0);
}
