import { donationNoun, messagesOf } from '@sannidhi/contracts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Order } from '../order.entity.ts';

const say = messagesOf(donationNoun);
/** States in which money of an order can be given back. */
export const REFUNDABLE = ['paid', 'partially-refunded', 'back', 'lost'] as const satisfies Order['status'][];

export const isRefundable = ({ status }: Order): boolean => REFUNDABLE.some((state) => state === status);

/** Why nothing of an order can be given back, by its state. */
export function refusal(order: Order): DomainError {
  const { status } = order;
  if (status === 'disputed') return new DomainError('refund-blocked');
  if (status === 'refunded') return new DomainError('refund-too-large', { message: say('donation.refunded-in-full') });
  return isRefundable(order)
    ? new DomainError('refund-too-large')
    : new DomainError('state-conflict', { message: say('donation.nothing-to-refund') });
}
