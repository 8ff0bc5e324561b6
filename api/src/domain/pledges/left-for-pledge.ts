import type { OrderLine } from '../orders/order-line.entity.ts';

/** What of a line can count toward a pledge, in cents: its amount without the covered fee, less everything that was paid back of it. */
export const leftForPledge = ({ amountCents, refundedCents }: Pick<OrderLine, 'amountCents' | 'refundedCents'>): number =>
  Math.max(0, amountCents - refundedCents);
