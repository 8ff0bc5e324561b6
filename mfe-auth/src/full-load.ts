import { carryNotice } from '@sannidhi/kit';

/**
 * Leaves with a full page load, so that nothing of the previous session stays in memory; the latest notice is shown on the new page too.
 */
export function fullLoad(path: string): void {
  carryNotice();
  window.location.assign(path);
}
