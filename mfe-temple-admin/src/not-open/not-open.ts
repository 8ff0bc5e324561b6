/**
 * The temple area's paths whose screens other issues bring. They are real addresses already, so each says in words what it will
 * hold and what to do until then; `topic` is the key of those words.
 * Their second addresses (`event-management`, `calendars`, …) are the shell's aliases.
 */
export const NOT_OPEN = [
  { path: '/temple-admin/events', topic: 'events' },
  { path: '/temple-admin/events/create', topic: 'eventCreation' },
  { path: '/temple-admin/events/dashboard', topic: 'eventFigures' },
  { path: '/temple-admin/events/:eventId/manage', topic: 'events' },
  { path: '/temple-admin/pooja-management', topic: 'poojas' },
  { path: '/temple-admin/pooja-booking-management', topic: 'bookings' },
  { path: '/temple-admin/pooja-requests', topic: 'poojaRequests' },
  { path: '/temple-admin/priest-management', topic: 'priests' },
  { path: '/temple-admin/calendar', topic: 'calendar' },
  { path: '/temple-admin/volunteer-management', topic: 'volunteers' },
  { path: '/temple-admin/volunteers', topic: 'volunteers' },
  { path: '/temple-admin/messaging', topic: 'broadcasts' },
  { path: '/temple-admin/messages', topic: 'inbox' },
  { path: '/temple-admin/community-management', topic: 'community' },
  { path: '/temple-admin/contact-management', topic: 'contacts' },
  { path: '/temple-admin/reports', topic: 'reports' },
  { path: '/temple-admin/donor-analytics', topic: 'reports' },
  { path: '/temple-admin/accounting-integrations', topic: 'integrations' },
  { path: '/temple-admin/reimbursement-requests', topic: 'reimbursements' },
  { path: '/temple-admin/approvals', topic: 'approvals' },
  { path: '/temple-admin/users-roles', topic: 'staff' },
] as const satisfies readonly { path: string; topic: string }[];

export type NotOpenTopic = (typeof NOT_OPEN)[number]['topic'];
