import { formatCount } from '@sannidhi/kit';

/** Minutes as hours with at most two decimals: "2.5". */
export const hoursText = (minutes: number): string => {
  const hours = Math.round((minutes / 60) * 100) / 100;
  return Number.isInteger(hours) ? formatCount(hours) : String(hours);
};
