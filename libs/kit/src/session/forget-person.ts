/** The places whose panchanga somebody looks at are where they live. */
const PLACES = 'panchanga';

/** Removes from this browser what signing out leaves nobody: this tab's drafts, everything named after the account, and its places. */
export function forgetPerson(accountId: string): void {
  try {
    // One by one: `clear` is refused where a release's code is among the callers.
    for (const key of Object.keys(sessionStorage)) sessionStorage.removeItem(key);
    for (const key of Object.keys(localStorage)) if (key === PLACES || key.includes(accountId)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
