/** Called for an entry that failed: logs its id. */
type Log<Entry> = (entry: Entry, error: unknown) => void;

/**
 * Works on entries that don't depend on each other. One that fails is logged, and the others go on.
 * @returns what was thrown, so that the caller is tried again for the entries that are left.
 */
export async function oneByOne<Entry>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<unknown>,
  log: Log<Entry>,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const entry of entries) {
    await work(entry).catch((error: unknown) => {
      log(entry, error);
      errors.push(error);
    });
  }
  return errors;
}

/** Ends the handler of an outbox message: where an entry failed, the message is tried again. */
export function rethrowFirst(errors: readonly unknown[]): void {
  if (errors.length > 0) throw errors[0];
}
