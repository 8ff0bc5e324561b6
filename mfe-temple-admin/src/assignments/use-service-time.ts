import { formatDate } from '@sannidhi/kit';
import { useTemple } from '../office/use-temple.ts';

/** "Sat, Nov 28, 9:00 AM" at the temple. */
export function useServiceTime(): (service: { startsAt: string }) => string {
  const { timeZone } = useTemple();
  return ({ startsAt }) =>
    formatDate(startsAt, { timeZone, weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
}
