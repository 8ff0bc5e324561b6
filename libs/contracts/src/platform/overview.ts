import { endpoint, superadmin } from '../endpoint.ts';
import type { TempleStatus } from '../temples/temple.ts';

/** The platform team's start page. Money covers gifts that are still valid, over the last 30 days. */
export interface PlatformOverview {
  templesByStatus: Record<TempleStatus, number>;
  accounts: { donors: number; staff: number; priests: number };
  gifts: { count: number; sumCents: number; pending: number };
  outbox: { waiting: number; dead: number };
  awaitingApproval: { id: string; name: string; city: string; state: string; status: TempleStatus; submittedAt: string }[];
}

export const platformEndpoints = {
  overview: endpoint<PlatformOverview>()({
    method: 'GET',
    path: '/api/superadmin/overview',
    summary: 'Temples by state, money through the platform, what waits for the desk',
    access: superadmin,
    reads: ['temple', 'temple-registration', 'account', 'donation'],
  }),
};
