/**
 * Pages of the devotee's area that are specified but open with a later release. The `/donor/…` addresses are aliases that
 * the shell resolves to these.
 */
export const NOT_OPEN = [
  { path: '/devotee/community', title: 'titles.community', access: 'signed-in' },
  { path: '/reimbursements', title: 'titles.reimbursements', access: 'signed-in' },
] as const;
