const STORAGE_KEY = 'temple_easter_eggs';

/** How many celebrations this browser has seen; anything but a whole number counts as none. */
export function discoveries(): number {
  try {
    const count = Number(localStorage.getItem(STORAGE_KEY));
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

/** Counts one more. Without storage the celebration is shown anyway. */
export function countDiscovery(): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(discoveries() + 1));
  } catch {
    // Nothing depends on the count.
  }
}
