import { firstRead, priestAssignmentEndpoints, priestDayEndpoints } from '@sannidhi/contracts';

/** What the priest's day reads. */
export const firstReads = { '/priest/dashboard': [firstRead(priestDayEndpoints.day), firstRead(priestAssignmentEndpoints.waiting)] };
