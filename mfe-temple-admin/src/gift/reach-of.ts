import type { DonationDetail } from '@sannidhi/contracts';

type Reach = 'emailAndText' | 'email' | 'text' | 'nobody' | 'unreachable';

/**
 * How a donor is notified of a refund or a correction: on every contact that takes messages. A phone that texted STOP gets none; mail to an
 * address that bounced comes back.
 */
export function reachOf({
  email,
  mailProblem,
  phone,
  textsStopped,
}: Pick<DonationDetail, 'email' | 'mailProblem' | 'phone' | 'textsStopped'>): Reach {
  const isMailed = email !== null && mailProblem !== 'bounce';
  const isTexted = phone !== null && !textsStopped;
  if (isMailed) return isTexted ? 'emailAndText' : 'email';
  if (isTexted) return 'text';
  return email || phone ? 'unreachable' : 'nobody';
}
