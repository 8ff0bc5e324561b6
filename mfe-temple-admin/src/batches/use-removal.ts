import { type BodyOf, type CounterEntry, counterEndpoints } from '@sannidhi/contracts';
import { notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** Removes an entry from an open batch and offers to undo it: the same gift is entered again, at the end of the batch. */
export function useRemoval(batchId: string): (entry: CounterEntry) => void {
  const text = useOfficeText();
  const sentence = useErrorSentence();
  const onError = (error: unknown) => notify({ kind: 'error', title: sentence(error) });
  const remove = useWrite(counterEndpoints.removeEntry);
  const add = useWrite(counterEndpoints.addEntry, {
    onSuccess: () => notify({ kind: 'success', title: text('batches.one.backAgain') }),
  });
  const undo = (entry: CounterEntry) => ({
    label: text('batches.one.undo'),
    onClick: () => add.mutate({ params: { batchId }, body: bodyOf(entry) }, { onError }),
  });
  return (entry) =>
    remove.mutate(
      { params: { batchId, entryId: entry.id } },
      { onSuccess: () => notify({ kind: 'success', title: text('batches.one.removed'), action: undo(entry) }), onError },
    );
}

/** What was entered, without what the batch added to it. */
function bodyOf({ id: _id, orderId: _orderId, corrected: _corrected, fund, ...entered }: CounterEntry) {
  const given = Object.entries({ ...entered, fundId: fund.id }).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as BodyOf<typeof counterEndpoints.addEntry>;
}
