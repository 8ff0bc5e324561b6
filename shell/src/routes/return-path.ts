import { RETURN_PARAMETER } from '@sannidhi/kit/session';

/** The sign-in page's address that leads back to `here` (path with query). */
export const signInAddress = (signInPath: string, here: string) => `${signInPath}?${RETURN_PARAMETER}=${encodeURIComponent(here)}`;
