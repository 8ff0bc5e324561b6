import type { Order } from './order.entity.ts';
import type { CorrectedReceipt } from './order-corrections.service.ts';

/** What a lost payment took of a gift, and what became of its receipt. */
export interface LostGift extends CorrectedReceipt {
  order: Order;
  cents: number;
}
