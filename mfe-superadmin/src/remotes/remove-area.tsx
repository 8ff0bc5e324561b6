import { type RegisteredArea, remoteDeskEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, IconTrash, notify, useErrorSentence, useText, useWrite } from '@sannidhi/kit';
import { useState } from 'react';

/** Removes a registered area with its releases and tokens, after a question. */
export function RemoveArea({ area: { name: remote } }: { area: RegisteredArea }) {
  const text = useText('mfe-superadmin');
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const remove = useWrite(remoteDeskEndpoints.removeArea, {
    onSuccess: () => notify({ kind: 'success', title: text('areas.removed', { remote }) }),
  });
  const run = () => {
    setAsking(false);
    remove.mutate(
      { params: { remote } },
      { onError: (error) => notify({ kind: 'error', title: text('areas.notRemoved'), body: sentence(error) }) },
    );
  };
  return (
    <>
      <Button variant="destructive" icon={IconTrash} busy={remove.isPending && text('areas.removing')} onClick={() => setAsking(true)}>
        {text('areas.remove')}
      </Button>
      <Dialog
        open={asking}
        title={text('areas.removeQuestion', { remote })}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('areas.keep')}</Button>
            <Button variant="destructive" icon={IconTrash} onClick={run}>
              {text('areas.remove')}
            </Button>
          </>
        }
      >
        {text('areas.removeMore')}
      </Dialog>
    </>
  );
}
