import type { Broadcast } from '@sannidhi/contracts';

type Counted = Pick<Broadcast, 'counts'>;

/** Messages that were sent, as far as the provider says. */
export const reachedOf = ({ counts }: Counted): number => (counts.sent ?? 0) + (counts.delivered ?? 0);
/** Messages that are still to be sent. */
export const waitingOf = ({ counts }: Counted): number => (counts.queued ?? 0) + (counts.held ?? 0) + (counts.sending ?? 0);
/** Messages that didn't arrive, or may not have. */
export const missedOf = ({ counts }: Counted): number =>
  (counts.failed ?? 0) + (counts.bounced ?? 0) + (counts.complained ?? 0) + (counts.unknown ?? 0);
