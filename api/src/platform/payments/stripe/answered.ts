import Stripe from 'stripe';
import { DomainError } from '../../http/domain-error.ts';

/** A provider that is out of reach, overloaded or failing: the call may be made again. Everything else it refuses is our bug. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    if (error instanceof StripeConnectionError || error instanceof StripeAPIError || error instanceof StripeRateLimitError) {
      throw new DomainError('provider-unavailable');
    }
    throw error;
  }
}
