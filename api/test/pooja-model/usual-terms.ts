/** What the office decides about a pooja. */
export interface PoojaTerms {
  /** Families book so many days ahead. */
  daysAhead: number;
  /** Families book at least so many days before. */
  noticeDays: number;
  /** Until so many hours before the start a family gets its money back, and moves for free. */
  cancelHours: number;
  /** A family books again after so many days; 0 as often as it likes. */
  againAfterDays: number;
}

/** The slots are in between. */
export const NEAR = 30;
export const FAR = 90;
/** Days of notice: of the first two slots too few, of the last one enough. */
export const NOTICE = 62;
/** Days between the first slot and the last: as many as a family may have to wait for its next time, to the minute. */
export const WEEK = 7;
/** Canceling no longer pays back from the first day on, or on the last one. */
export const [LATE_HOURS, USUAL_HOURS] = [2_160, 24];

export const USUAL_TERMS: PoojaTerms = { daysAhead: FAR, noticeDays: 0, cancelHours: USUAL_HOURS, againAfterDays: 0 };
