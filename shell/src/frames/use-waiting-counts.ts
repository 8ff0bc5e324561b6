import { eventFigureEndpoints, poojaRequestEndpoints, shiftAssignmentEndpoints } from '@sannidhi/contracts';
import { useMessageCounts, useRead } from '@sannidhi/kit';
import { useSession } from '@sannidhi/kit/session';

/**
 * What waits for the office, by the path of its page: in its conversations, pooja requests without a quote,
 * registrations to approve, volunteers and their hours.
 */
export function useWaitingCounts(): Readonly<Record<string, number>> {
  const messages = useMessageCounts();
  const { user, can } = useSession();
  const isOffice = user?.role === 'temple-admin' && user.emailVerified && !user.secondFactorDue;
  const requests = useRead(poojaRequestEndpoints.waiting, { enabled: isOffice && can('bookings:read') });
  const events = useRead(eventFigureEndpoints.waiting, { enabled: isOffice && can('tickets:read') });
  const volunteers = useRead(shiftAssignmentEndpoints.waiting, { enabled: isOffice && can('volunteers:read') });
  return {
    ...messages,
    '/temple-admin/pooja-requests': requests.data?.waiting ?? 0,
    '/temple-admin/events': events.data?.toApprove ?? 0,
    '/temple-admin/volunteer-management?view=sign-ups': volunteers.data?.signUps ?? 0,
    '/temple-admin/volunteers?view=hours': volunteers.data?.hours ?? 0,
  };
}
