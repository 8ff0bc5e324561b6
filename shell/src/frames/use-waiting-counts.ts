import { poojaRequestEndpoints } from '@sannidhi/contracts';
import { useMessageCounts, useRead } from '@sannidhi/kit';
import { useSession } from '@sannidhi/kit/session';

/** What waits for the office, by the path of its page: in its conversations, and pooja requests without a quote. */
export function useWaitingCounts(): Readonly<Record<string, number>> {
  const messages = useMessageCounts();
  const { user, can } = useSession();
  const enabled = user?.role === 'temple-admin' && user.emailVerified && !user.secondFactorDue && can('bookings:read');
  const requests = useRead(poojaRequestEndpoints.waiting, { enabled });
  return { ...messages, '/temple-admin/pooja-requests': requests.data?.waiting ?? 0 };
}
