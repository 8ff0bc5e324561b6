import { pageKey, type RemoteRelease, releaseBase } from '@sannidhi/contracts';

/** Waits until the browser has every file of a page, however late. Never ends if one of them doesn't come. */
export function filesReceived(release: RemoteRelease, path: string): Promise<void> {
  const files = release.routes.find((route) => pageKey(route) === path)?.files ?? [];
  const missing = new Set([release.entry, ...files].map((file) => new URL(releaseBase(release) + file, location.origin).href));
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((received) => {
      for (const { name } of received.getEntries()) missing.delete(name);
      if (missing.size > 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'resource', buffered: true });
  });
}
