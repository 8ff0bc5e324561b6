import { type CounterBatch, counterEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, IconLock, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { batchBalance } from './batch-balance.ts';

/** Closes a batch that matches its count, after explaining what that posts and that it is final. */
export function CloseBatch({ batch }: { batch: CounterBatch }) {
  const text = useOfficeText();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  // Notified by the write itself: this button is gone as soon as the batch is refetched.
  const close = useWrite(counterEndpoints.close, {
    onSuccess: () => notify({ kind: 'success', title: text('batches.one.done', { number: batch.number }) }),
  });
  const ready = batchBalance(batch).matches;
  const run = () =>
    close.mutate(
      { params: { batchId: batch.id } },
      {
        onError: (error) => notify({ kind: 'error', title: text('batches.one.notClosed'), body: sentence(error) }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      {!ready && <span id="close-hint">{text('batches.one.closeHint')}</span>}
      <Button
        variant={ready ? 'primary' : 'secondary'}
        icon={IconLock}
        disabled={!ready}
        aria-describedby={ready ? undefined : 'close-hint'}
        onClick={() => setAsking(true)}
      >
        {text('batches.one.close')}
      </Button>
      <Dialog
        open={asking}
        title={text('batches.one.closeQuestion', { number: batch.number })}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('batches.one.keepOpen')}</Button>
            <Button variant="primary" icon={IconLock} busy={close.isPending && text('batches.one.closing')} onClick={run}>
              {text('batches.one.close')}
            </Button>
          </>
        }
      >
        {text('batches.one.closeEffect', { count: batch.enteredCount })}
      </Dialog>
    </>
  );
}
