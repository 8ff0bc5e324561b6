import type { ErrorCode } from '@sannidhi/contracts';
import { HttpError } from '@sannidhi/kit';
import { useState } from 'react';

interface Newest<Thing> {
  /** The version that a change is made from: the one that was shown last. */
  version: number;
  /** What somebody else saved in the meantime; undefined while nobody did. */
  theirs: Thing | undefined;
  /** After a change was saved, with what it is now. */
  saved: (now: Thing | undefined) => void;
  /** For a form's `onFailure`: loads what somebody else saved, if that is why it failed. */
  onFailure: (error: unknown) => boolean;
}

/**
 * Two people change one thing: the second one is shown what the first one saved, what they typed stays, and saving again replaces it.
 * `reload` reads it again, undefined where that failed; `conflict` is the code of the refusal.
 */
export function useNewest<Thing extends { version: number }>(
  shown: Thing | undefined,
  reload: () => Promise<Thing | undefined>,
  conflict: ErrorCode,
): Newest<Thing> {
  const [version, setVersion] = useState(shown?.version ?? 0);
  const [theirs, setTheirs] = useState<Thing>();
  const see = (now: Thing | undefined) => now && setVersion(now.version);
  const showTheirs = async () => {
    const now = await reload();
    see(now);
    setTheirs(now);
  };
  const saved = (now: Thing | undefined) => {
    see(now);
    setTheirs(undefined);
  };
  const onFailure = (error: unknown) => {
    const isConflict = error instanceof HttpError && error.api?.code === conflict;
    if (isConflict) void showTheirs();
    return isConflict;
  };
  return { version, theirs, saved, onFailure };
}
