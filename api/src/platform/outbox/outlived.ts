/** What the message is about has passed while it waited: it is let go, and isn't sent. */
export class Outlived extends Error {
  constructor(since: Date) {
    super(`Of no use since ${since.toISOString()}`);
  }
}

/** Throws `Outlived` once an instant has passed; without one it is of use for good. */
export function assertOfUse(usefulUntil: string | null | undefined, now = new Date()): void {
  const until = usefulUntil ? new Date(usefulUntil) : undefined;
  if (until && until <= now) throw new Outlived(until);
}
