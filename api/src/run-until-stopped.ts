/** Longer than any request or job may take; after it the process ends without them, and leases bring them back. */
const LIMIT_MS = 15_000;

/** Ends the process in order on SIGTERM, SIGINT or SIGHUP: no new requests, those under way are answered, then the connections. */
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
