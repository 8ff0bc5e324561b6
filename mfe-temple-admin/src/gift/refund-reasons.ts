/** The choice that opens a field for other words. */
export const OTHER_REASON = 'other';
