import type { DraftLine } from '../orders/order-draft.ts';

/** A line that gives to a fund; its tax rule comes from the temple's policy. */
export const donationLine = (fund: { id: string; name: string }, amountCents: number): Omit<DraftLine, 'rule' | 'item'> => ({
  kind: 'donation',
  credits: { fundId: fund.id },
  label: fund.name,
  amountCents,
});
