import type { DonationDetail } from '@sannidhi/contracts';

type Reach = 'emailAndText' | 'email' | 'text' | 'nobody';

/** How a donor is notified of a refund or a correction: on every contact the donation has. */
export function reachOf({ email, phone }: Pick<DonationDetail, 'email' | 'phone'>): Reach {
  if (email) return phone ? 'emailAndText' : 'email';
  return phone ? 'text' : 'nobody';
}
