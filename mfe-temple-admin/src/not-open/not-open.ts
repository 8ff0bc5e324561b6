/**
 * The temple area's paths without a screen so far. They are real addresses already, so each describes what it will offer and what to do
 * until then; `topic` is the key of that text. Their aliases (`event-management`, `calendars`, …) are handled by the shell.
 */
export const NOT_OPEN = [
  { path: '/temple-admin/community-management', topic: 'community' },
  { path: '/temple-admin/contact-management', topic: 'contacts' },
  { path: '/temple-admin/reports', topic: 'reports' },
  { path: '/temple-admin/donor-analytics', topic: 'reports' },
  { path: '/temple-admin/accounting-integrations', topic: 'integrations' },
  { path: '/temple-admin/reimbursement-requests', topic: 'reimbursements' },
  { path: '/temple-admin/approvals', topic: 'approvals' },
] as const satisfies readonly { path: string; topic: string }[];

export type NotOpenTopic = (typeof NOT_OPEN)[number]['topic'];
