import { anyAccount, endpoint, staff } from '../endpoint.ts';
import { type Page, pageFields } from '../page.ts';
import { object } from '../schema.ts';
import type { AuditAction } from './audit-actions.ts';

/** One line of “Recent activity” or of a temple's audit trail. */
export interface ActivityItem {
  id: string;
  /** The last time, if it happened more than once. */
  at: string;
  what: AuditAction;
  /** How often within a quarter of an hour: sign-ins, failed ones and downloads are counted. */
  count: number;
  /** The name of the person who did it. */
  actor: string;
  /** `Chrome on Windows`; empty if unknown. */
  device: string;
  /** The network as the limits count it, `203.0.113.9` or `2001:db8:1:2::/64`; empty if unknown. */
  network: string;
  note: string | null;
}

const query = object(pageFields).noUnknown();

export const activityEndpoints = {
  own: endpoint<Page<ActivityItem>>()({
    method: 'GET',
    path: '/api/account/activity',
    summary: 'What happened to one’s own account, newest first',
    access: anyAccount,
    reads: ['account', 'session', 'second-factor'],
    query,
  }),
  ofTemple: endpoint<Page<ActivityItem>>()({
    method: 'GET',
    path: '/api/temple-admin/activity',
    summary: 'The temple’s audit trail: changes, sign-ins of staff and downloads, newest first',
    access: staff('temple:manage'),
    reads: ['session', 'batch', 'donation', 'e-hundi-code', 'festival', 'fund', 'hundi-count', 'receipt', 'tax-policy', 'temple'],
    query,
  }),
};
