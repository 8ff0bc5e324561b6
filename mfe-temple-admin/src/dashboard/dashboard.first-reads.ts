import { firstRead, officeDashboardEndpoints } from '@sannidhi/contracts';

/** What the office's first page reads. */
export const firstReads = { '/temple-admin/dashboard': [firstRead(officeDashboardEndpoints.cards)] };
