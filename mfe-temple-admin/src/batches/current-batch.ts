import type { CounterBatch } from '@sannidhi/contracts';
import { NEW_RECORD, type Panel, useSession } from '@sannidhi/kit';
import { useEffect } from 'react';

/** The `batch` parameter for the current open batch. */
export const CURRENT = 'current';

/**
 * Resolves `batch=current`, the target of "Record a gift": the newest batch that this person opened, or the form that opens one. Returns
 * the open batches when all of them are colleagues': their count isn't this person's, so nobody lands in one unasked.
 */
export function useCurrentBatch(batches: readonly CounterBatch[] | undefined, panel: Panel): readonly CounterBatch[] | undefined {
  const { user } = useSession();
  const open = panel.id === CURRENT ? batches?.filter(({ status }) => status === 'open') : undefined;
  const mine = open?.find(({ openedById }) => openedById === user?.id);
  const target = open && (mine?.id ?? (open.length === 0 ? NEW_RECORD : undefined));
  const { open: go } = panel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the address creates another `go`.
  useEffect(() => {
    if (target) go(target);
  }, [target]);
  return target ? undefined : open;
}
