/** How long a place is held for a line in the cart. */
export const CART_HOLD_MINUTES = 15;
/** How long the provider takes payment for an order with places. Its shortest session is 30 minutes; the rest is for clocks. */
export const PAYABLE_MINUTES = 35;
/** How long the provider's message about a payment may take; the places of the order are held until then. */
export const HOLD_GRACE_MINUTES = 10;
/** Lines of one cart: each ticket is one, on each of its dates. */
export const CART_LINES_MAX = 60;
/** How long a cart nobody touches is kept. */
export const CART_KEPT_DAYS = 90;
