/** Longer than any request or job may take; after that the process ends without them, and expired leases get them retried. */
const LIMIT_MS = 15_000;

/**
 * Shuts the process down in order on SIGTERM, SIGINT or SIGHUP: no new requests, requests in flight are answered, then connections close.
 */
export function runUntilStopped(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}
