import type { RegistryDocument } from '@sannidhi/contracts';

let replaced: RegistryDocument | undefined;
const listeners = new Set<() => void>();

/** The newer registry this tab received after its page was served; undefined if nothing has changed. */
export const liveRegistry = (): RegistryDocument | undefined => replaced;

/** Makes every page opened from now on use another registry. Pages already open keep the release they were opened with. */
export function replaceRegistry(registry: RegistryDocument | undefined): void {
  replaced = registry;
  for (const listener of listeners) listener();
}

/** Subscribes to changes; returns the unsubscribe function. Shaped for `useSyncExternalStore`. */
export function subscribeToRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
