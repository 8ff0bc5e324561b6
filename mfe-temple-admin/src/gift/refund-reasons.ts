/**
 * Reasons the office refunds for, kept in English on the record whoever reads it; the interface shows the reader's own words,
 * which catalogs hold under the English sentence.
 */
export const REFUND_REASONS = [
  'Given twice by mistake',
  'Wrong amount',
  'Wrong purpose',
  'Given to the wrong temple',
  'The donor asked for it',
] as const;

/** The choice that opens a field for other words. */
export const OTHER_REASON = 'other';
