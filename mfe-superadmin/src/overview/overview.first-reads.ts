import { firstRead, platformEndpoints } from '@sannidhi/contracts';

/** What the platform's first page reads. */
export const firstReads = { '/superadmin/dashboard': [firstRead(platformEndpoints.overview)] };
