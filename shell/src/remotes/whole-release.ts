import { type RemoteRelease, releaseBase } from '@sannidhi/contracts';
import { failureAt, RemoteLoadError } from './load-failure.ts';

const whole = new Map<string, Promise<RemoteRelease>>();

/**
 * A release with the digests of its files. A page names those of its own area; another area's come with a page of that area, fetched once
 * per release: wherever it can be opened by a load, it can be opened from here.
 * @throws RemoteLoadError at `registry` if it doesn't load, or at `entry` if another release has replaced this one since.
 */
export function wholeRelease(release: RemoteRelease): Promise<RemoteRelease> {
  if (Object.keys(release.integrity).length > 0) return Promise.resolve(release);
  const base = releaseBase(release);
  const asked = whole.get(base) ?? askFor(release);
  whole.set(base, asked);
  asked.catch(() => whole.delete(base));
  return asked;
}

async function askFor({ name, release, routes }: RemoteRelease): Promise<RemoteRelease> {
  const { fetchPageRegistry } = await import(/* webpackChunkName: "frames" */ './ask-registry.ts');
  const { releases } = await fetchPageRegistry(name, routes.find(({ path }) => !path.includes(':'))?.path ?? '/');
  const found = releases.find((one) => one.name === name && one.release === release);
  if (found) return found;
  throw new RemoteLoadError(failureAt('entry', name, release, new Error('Failed to load: another release has replaced it')));
}
