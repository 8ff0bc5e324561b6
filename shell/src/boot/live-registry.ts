import type { RegistryDocument } from '@sannidhi/contracts';

let replaced: RegistryDocument | undefined;
const listeners = new Set<() => void>();

/** The registry this tab learned of after its page was served; undefined while nothing changed. */
export const liveRegistry = (): RegistryDocument | undefined => replaced;

/** Makes every page that is opened from now on go by another registry. Pages that stand keep the release they were opened with. */
export function replaceRegistry(registry: RegistryDocument | undefined): void {
  replaced = registry;
  for (const listener of listeners) listener();
}

/** Calls back on every change; the answer stops it. Shaped for `useSyncExternalStore`. */
export function subscribeToRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
