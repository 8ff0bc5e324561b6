/** The places whose panchanga somebody looks at are where they live. */
const PLACES = 'panchanga';

/** Removes from this browser what signing out leaves nobody: this tab's drafts, everything named after the account, and its places. */
export function forgetPerson(accountId: string): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key === PLACES || key.includes(accountId)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
