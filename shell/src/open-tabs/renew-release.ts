import type { RemoteRelease } from '@sannidhi/contracts';
import { formsSettled, keepForms } from '@sannidhi/kit/unsaved';
import { liveRegistry, replaceRegistry } from '../boot/live-registry.ts';
import { fetchRegistry } from '../remotes/ask-registry.ts';

/** A page is moved away from a release once: whatever the registry says next, a tab never goes round in circles. */
const renewed = new Set<string>();

/**
 * Finds the release that runs instead of one that lost its files and makes the tab go by it. What is being sent is waited for, so
 * that nothing already saved is given back as unsaved.
 * @returns false when nothing else is registered, the platform does not answer, or this page was moved away from it before.
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
