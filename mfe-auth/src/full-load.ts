import { carryNotice } from '@sannidhi/kit';

/** Leaves by a full page load, so that nothing of the session before stays in memory; what was just said is said on the new page too. */
export function fullLoad(path: string): void {
  carryNotice();
  window.location.assign(path);
}
