import { BOOT_ELEMENT_ID } from '@sannidhi/contracts';

/** Whether this browser previews a release or has switched a remote off: the app says so, so a page that is merely read needs it too. */
export const runsOwnReleases = (): boolean => /"(previews|disabled)":\["/.test(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '');
