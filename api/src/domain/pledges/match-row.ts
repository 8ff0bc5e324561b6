import type { OrderLine } from '../orders/order-line.entity.ts';
import type { PledgeMatch } from './pledge-match.entity.ts';

/** A gift's line that may count toward a pledge, before anybody decided. */
export const matchRow = ({ templeId, orderId, id: orderLineId }: OrderLine, id: string, now: Date): PledgeMatch => ({
  templeId,
  id,
  state: 'to-match',
  orderId,
  orderLineId,
  pledgeId: null,
  amountCents: 0,
  question: null,
  matchedBy: null,
  matchedAt: null,
  createdAt: now,
  updatedAt: now,
});
