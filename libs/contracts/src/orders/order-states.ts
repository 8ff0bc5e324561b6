import { statesOf, transitionsOf } from '../noun.ts';
import { orderNoun } from './order.noun.ts';

const { order, refund } = orderNoun.states;
/** The life of a payment. `back` and `lost` are how a dispute ended. */
export const ORDER_STATUSES = statesOf(order);
export type OrderStatus = keyof typeof order;
export const ORDER_TRANSITIONS = transitionsOf(order);

export type RefundStatus = keyof typeof refund;
/** What a payment provider can say of a refund: it is never owed by hand, nor given. */
export type ProviderRefundStatus = Extract<RefundStatus, 'pending' | 'succeeded' | 'failed'>;
export const REFUND_TRANSITIONS = transitionsOf(refund);

/** States in which the temple may hold money of the order: what refunds and lost disputes took is counted separately. */
export const HOLDS_MONEY = ['paid', 'partially-refunded', 'back', 'lost'] as const satisfies OrderStatus[];

/** States in which an order was paid once, whatever became of the money. */
export const WAS_PAID = ['paid', 'partially-refunded', 'refunded', 'disputed', 'back', 'lost'] as const satisfies OrderStatus[];

/** Whether an order in this state was paid once. */
export const wasPaid = (status: OrderStatus): boolean => (WAS_PAID as readonly OrderStatus[]).includes(status);
