import { type BodyOf, type CorrectedValue, type donationEndpoints, type GiftMethod, isProperty } from '@sannidhi/contracts';
import { localDateAt, startOfDay } from '../../platform/documents/words.ts';
import type { Order } from '../orders/order.entity.ts';
import type { DraftLine } from '../orders/order-draft.ts';
import { lineRow } from '../orders/order-draft.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';

export type CorrectionBody = BodyOf<typeof donationEndpoints.correct>;

/** A counter gift: one order with its one line. */
export interface CounterGift {
  order: Order;
  line: OrderLine;
}

type CorrectableFacts = Pick<Order, 'source' | 'gateway' | 'status' | 'refundHeldCents'>;

/** Whether an entry can still be corrected: it came over the counter as cash or a check, and nothing of it was given back. */
export const isCorrectable = ({ source, gateway, status, refundHeldCents }: CorrectableFacts): boolean =>
  source === 'counter' && gateway === null && status === 'paid' && refundHeldCents === 0;

/** The fund a line was given to, or that its fee was paid for; null for what is no donation. */
export const purposeOf = ({ kind, fundId, itemId }: Pick<OrderLine, 'kind' | 'fundId' | 'itemId'>): string | null =>
  kind === 'donation' ? (fundId ?? itemId) : null;

/** Whether an amount in cents fits how the gift was made: property is never valued, money is never nothing. */
export const fitsMethod = (method: GiftMethod, amountCents: number, minCents: number): boolean =>
  isProperty(method) ? amountCents === 0 : amountCents >= minCents;

interface Correction {
  timeZone: string;
  purpose: (DraftLine & { policyVersion: number }) | null;
  payerAccountId: string | null;
}

/** The gift as it should have been. `purpose` is the line for a fund that changed, under today's tax rule; null keeps the line's. */
export function correctedGift(
  { order, line }: CounterGift,
  body: CorrectionBody,
  { timeZone, purpose, payerAccountId }: Correction,
): CounterGift {
  const { legalName, email, receivedOn, amountCents, incomeAccount } = body;
  const sameDay = receivedOnOf(order, timeZone) === receivedOn;
  const receivedAt = sameDay ? order.receivedAt : startOfDay(receivedOn, timeZone);
  const fresh = purpose ? { ...lineRow({ ...line }, purpose, line), propertyDescription: line.propertyDescription } : line;
  return {
    order: {
      ...order,
      legalName: legalName || null,
      email: email || null,
      payerAccountId,
      totalCents: amountCents,
      label: fresh.label,
      taxPolicyVersion: purpose?.policyVersion ?? order.taxPolicyVersion,
      receivedAt,
      listedAt: receivedAt ?? order.listedAt,
    },
    line: { ...fresh, amountCents, incomeAccount: fresh.incomeAccount && (incomeAccount ?? fresh.incomeAccount) },
  };
}

/** The temple's civil day a gift was received on. */
export const receivedOnOf = ({ receivedAt }: Pick<Order, 'receivedAt'>, timeZone: string): string | null =>
  receivedAt && localDateAt(receivedAt, timeZone);

/** What is different, in the order of a receipt. That an address changed is kept, the addresses aren't. */
export function changesBetween(before: CounterGift, after: CounterGift, timeZone: string): CorrectedValue[] {
  const was = valuesOf(before, timeZone);
  const is = valuesOf(after, timeZone);
  const changes = FIELDS.filter((field) => was[field] !== is[field]).map((field) => ({ field, before: was[field], after: is[field] }));
  const readdressed = before.order.email === after.order.email ? [] : [{ field: 'email', before: null, after: null } as const];
  return [...changes, ...readdressed];
}

const FIELDS = ['fund', 'account', 'amount', 'receivedOn', 'legalName'] as const;

const valuesOf = ({ order, line }: CounterGift, timeZone: string) => ({
  fund: line.label,
  account: line.incomeAccount,
  amount: line.amountCents,
  receivedOn: receivedOnOf(order, timeZone),
  legalName: order.legalName,
});
