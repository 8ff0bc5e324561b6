import { formatDate } from '@sannidhi/kit';

/** "Nov 8, 2026": what the platform lists is years old as often as days. */
export const shortDay = (instant: string): string => formatDate(instant, { month: 'short', day: 'numeric', year: 'numeric' });
