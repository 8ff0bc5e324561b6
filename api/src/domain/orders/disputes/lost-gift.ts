import type { Order } from '../order.entity.ts';
import type { CorrectedReceipt } from '../order-corrections.service.ts';

/** What a lost payment or a bounced check took of a gift, and what became of its receipt. */
export interface LostGift extends Omit<CorrectedReceipt, 'temple'> {
  order: Order;
  cents: number;
}
