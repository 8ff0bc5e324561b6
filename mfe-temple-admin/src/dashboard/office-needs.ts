import type { BookingRow, FamilyCall, OfficeCards, StaffedSlot, StaffInvitationView } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';
import type { Need } from './needs.ts';

interface OfficeNeedSources extends Partial<OfficeCards> {
  /** How an instant is named in the temple's own time. */
  when: (instant: string) => string;
  /** The date at the temple. */
  dayOf: (instant: string) => string;
}

/** What waits for the office besides money: its approval, bookings of canceled times, families to call, services without a priest, halls, conversations, invitations that no longer work. */
export function officeNeedsOf(sources: OfficeNeedSources, text: Text): Need[] {
  const { temple, leftBookings, familyCalls, unstaffed = [], conversations, halls, lapsedInvitations = [], when, dayOf } = sources;
  const [first, ...others] = unstaffed;
  return [
    ...(temple && temple.status !== 'approved' ? [approvalNeed(text)] : []),
    ...(leftBookings?.first ? [leftNeed(leftBookings.first, leftBookings.count, { when, dayOf }, text)] : []),
    ...(familyCalls?.first ? [familyCallNeed(familyCalls.first, familyCalls.count, when, text)] : []),
    ...(first ? [priestNeed(first, others.length + 1, when, text)] : []),
    ...(halls && halls.conflicts > 0 ? [conflictNeed(halls, text)] : []),
    ...(halls && halls.requests > 0 ? [hallRequestNeed(halls, text)] : []),
    ...(conversations && conversations.needReply > 0 ? [conversationNeed(conversations, text)] : []),
    ...(lapsedInvitations.length > 0 ? [invitationNeed(lapsedInvitations, text)] : []),
  ];
}

const approvalNeed = (text: Text): Need => ({
  key: 'approval',
  kind: 'warning',
  title: text('dashboard.needs.approval'),
  more: text('dashboard.needs.approvalMore'),
  do: text('dashboard.needs.approvalDo'),
  to: '/temple-admin/verification-status',
});

const leftNeed = (
  { id, service, startsAt, bookedBy }: BookingRow,
  count: number,
  { when, dayOf }: Pick<OfficeNeedSources, 'when' | 'dayOf'>,
  text: Text,
): Need => ({
  key: 'left',
  kind: 'warning',
  title: text('dashboard.needs.left', { count }),
  more: text('dashboard.needs.leftMore', { person: bookedBy, service, when: when(startsAt) }),
  do: text('dashboard.needs.leftDo'),
  to: `/temple-admin/pooja-booking-management?from=${dayOf(startsAt)}&to=${dayOf(startsAt)}&booking=${id}`,
});

const familyCallNeed = (
  { id, pooja, startsAt, bookedBy }: FamilyCall,
  count: number,
  when: OfficeNeedSources['when'],
  text: Text,
): Need => ({
  key: 'familyCalls',
  kind: 'warning',
  title: text('dashboard.needs.familyCalls', { count }),
  more: text('dashboard.needs.familyCallsMore', { person: bookedBy, service: pooja, when: when(startsAt) }),
  do: text('dashboard.needs.familyCallsDo'),
  to: `/temple-admin/pooja-booking-management?view=calls${count === 1 ? `&call=${id}` : ''}`,
});

const priestNeed = ({ service, startsAt }: StaffedSlot, count: number, when: OfficeNeedSources['when'], text: Text): Need => ({
  key: 'priests',
  kind: 'warning',
  title: text('dashboard.needs.priests', { count }),
  more: text('dashboard.needs.priestsMore', { service, when: when(startsAt) }),
  do: text('dashboard.needs.priestsDo'),
  to: '/temple-admin/pooja-booking-management?view=priests',
});

const conflictNeed = ({ conflicts }: OfficeCards['halls'], text: Text): Need => ({
  key: 'conflicts',
  kind: 'warning',
  title: text('dashboard.needs.conflicts', { count: conflicts }),
  more: text('dashboard.needs.conflictsMore'),
  do: text('dashboard.needs.conflictsDo'),
  to: '/temple-admin/calendar',
});

const hallRequestNeed = ({ requests, request }: OfficeCards['halls'], text: Text): Need => ({
  key: 'hallRequests',
  kind: 'task',
  title: text('dashboard.needs.hallRequests', { count: requests }),
  more: text('dashboard.needs.hallRequestsMore'),
  do: text('dashboard.needs.hallRequestsDo'),
  to: `/temple-admin/calendar?show=list${request ? `&date=${request.date}&entry=${request.id}` : ''}`,
});

const conversationNeed = ({ needReply, nobodys }: OfficeCards['conversations'], text: Text): Need => ({
  key: 'conversations',
  kind: 'task',
  title: text('dashboard.needs.conversations', { count: needReply }),
  more: nobodys > 0 ? text('dashboard.needs.conversationsMore', { count: nobodys }) : text('dashboard.needs.conversationsTaken'),
  do: text('dashboard.needs.conversationsDo'),
  to: '/temple-admin/messages',
});

const invitationNeed = (lapsed: readonly StaffInvitationView[], text: Text): Need => ({
  key: 'invitations',
  kind: 'task',
  title: text('dashboard.needs.invitations', { count: lapsed.length }),
  more: lapsed.map(({ email }) => email).join(', '),
  do: text('dashboard.needs.invitationsDo'),
  to: '/temple-admin/users-roles?view=invitations',
});
