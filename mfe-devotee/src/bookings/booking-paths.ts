/** A devotee's bookings, and one of them. */
export const BOOKINGS_PATH = '/bookings';
export const bookingPath = (id: string): string => `${BOOKINGS_PATH}?booking=${id}`;
