import { type KeepPage, SERVICE_WORKER_PATH } from '@sannidhi/contracts';
import { useEffect } from 'react';

/** Lets this browser open the page offline from now on, with what it has loaded so far. `ready` says when that is enough. */
export function useKeptOffline(ready: unknown): void {
  useEffect(() => {
    if (!ready || !('serviceWorker' in navigator) || !navigator.onLine) return;
    keepThisPage().catch(() => undefined);
  }, [ready]);
}

async function keepThisPage(): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepPage = { page: location.pathname, files: loadedFiles() };
  active?.postMessage(message);
}

/** Paths of the files this page has fetched from our own server. */
const loadedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  ),
];
