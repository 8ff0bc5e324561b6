import { CART_HOLD_MINUTES, HOLD_GRACE_MINUTES, PAYABLE_MINUTES } from '@sannidhi/contracts';

const MINUTE_MS = 60_000;

/** Until when a place is held in the cart. */
export const cartHoldUntil = (now: Date): Date => minutesAfter(now, CART_HOLD_MINUTES);

/** When the provider stops taking payment for an order with places that goes to checkout now. */
export const payableUntil = (now: Date): Date => minutesAfter(now, PAYABLE_MINUTES);

/** Until when the places of an order are held that can be paid until then: the provider's message may still be on its way. */
export const holdUntil = (payable: Date): Date => minutesAfter(payable, HOLD_GRACE_MINUTES);

const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE_MS);
