import { NEW_RECORD } from '@sannidhi/kit';

/** The query parameter that names the group of a new broadcast, as `group:choice`. */
export const ABOUT = 'about';

/** Where a broadcast to one group of people is written. */
export const messagePath = (about: string): string =>
  `/temple-admin/messaging?${new URLSearchParams({ broadcast: NEW_RECORD, [ABOUT]: about })}`;
