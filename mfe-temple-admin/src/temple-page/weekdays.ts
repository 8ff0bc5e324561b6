import { formatDate } from '@sannidhi/kit';

/** 0 Sunday … 6 Saturday. */
export const WEEK: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** A weekday in the user's language; November 1, 2026 is a Sunday. */
export const weekdayName = (weekday: number, style: 'long' | 'short'): string => formatDate(`2026-11-0${weekday + 1}`, { weekday: style });
