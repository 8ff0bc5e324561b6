import type { RemoteRelease } from '@sannidhi/contracts';
import { formsSettled, keepForms } from '@sannidhi/kit/unsaved';
import { liveRegistry, replaceRegistry } from '../boot/live-registry.ts';
import { fetchRegistry } from '../remotes/ask-registry.ts';

/** A page moves away from a release once, so whatever the registry says next, a tab can't loop. */
const renewed = new Set<string>();

/**
 * Finds the active release to replace one that lost its files and makes the tab use it. Waits for pending submissions, so that nothing
 * already saved is restored as unsaved.
 * @returns false if nothing else is registered, the platform doesn't respond, or this page was moved away from it before.
 */
export async function renewRelease({ name, release }: RemoteRelease): Promise<boolean> {
  const once = `${name}@${release} ${location.pathname}`;
  if (renewed.has(once)) return false;
  const registry = await fetchRegistry(name).catch(liveRegistry);
  const instead = registry?.releases.find((one) => one.name === name);
  if (!registry || !instead || instead.release === release) return false;
  await formsSettled();
  keepForms();
  renewed.add(once);
  replaceRegistry(registry);
  return true;
}
