/**
 * Pages of the devotee's area that are specified but open with a later release. The `/donor/…` addresses and the short ones (`/events`,
 * `/volunteer`) are aliases that the shell resolves to these.
 */
export const NOT_OPEN = [
  { path: '/devotee/messages', title: 'titles.messages', access: 'signed-in' },
  { path: '/devotee/community', title: 'titles.community', access: 'signed-in' },
  { path: '/devotee/events', title: 'titles.events', access: 'signed-in' },
  { path: '/devotee/volunteer', title: 'titles.volunteer', access: 'signed-in' },
  { path: '/pooja-services', title: 'titles.poojaServices', access: 'signed-in' },
  { path: '/bookings', title: 'titles.bookings', access: 'signed-in' },
  { path: '/reimbursements', title: 'titles.reimbursements', access: 'signed-in' },
  { path: '/pooja-booking', title: 'titles.poojaBooking', access: 'public' },
] as const;
