/** A devotee's bookings, and one of them. */
export const BOOKINGS_PATH = '/bookings';
/** Of `waitLinkPath`. A literal: area files don't load the contracts. */
export const WAIT_LINK_PATTERN = '/temples/:slug/waitlist/:link';
export const bookingPath = (id: string): string => `${BOOKINGS_PATH}?booking=${id}`;
