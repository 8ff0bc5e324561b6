/** "Fri, Nov 20, 2026": a date of a plan. */
export const WEEKDAY_DATE = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
