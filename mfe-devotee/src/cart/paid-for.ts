import type { OwnDonation } from '@sannidhi/contracts';
import { BOOKINGS_PATH, bookingPath } from '../bookings/booking-paths.ts';

type Lines = Pick<OwnDonation, 'lines'>;

/** Whether nothing but gifts was paid for. */
export const isAllGifts = ({ lines }: Lines): boolean => lines.every(({ kind }) => kind === 'donation');

/** Where the poojas are that were paid for: the booking itself, or all of them; null without one. */
export function bookingsOf({ lines }: Lines): { count: number; to: string } | null {
  const [first, ...others] = lines.filter(({ kind }) => kind === 'pooja');
  if (!first) return null;
  return { count: others.length + 1, to: others.length > 0 ? BOOKINGS_PATH : bookingPath(first.id) };
}
