import type { GiftMethod } from '@sannidhi/contracts';

/** A payment that went through. */
export interface PaymentFacts {
  orderId: string;
  checkoutId: string;
  paymentId: string;
  totalCents: number;
  /** What the provider keeps of it. */
  feeCents: number;
  method: Extract<GiftMethod, 'card' | 'ach'>;
  /** "Visa ending 4242" */
  paidWith: string | null;
  paidAt: Date;
}
