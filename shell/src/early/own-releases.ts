import { BOOT_ELEMENT_ID } from '@sannidhi/contracts';

/**
 * Whether this browser previews a release or has a remote disabled. The app shows a badge for it, so a page that is only read has to start
 * the app too.
 */
export const runsOwnReleases = (): boolean => /"(previews|disabled)":\["/.test(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '');
