import { type Remote, remoteDeskEndpoints } from '@sannidhi/contracts';
import { Button, IconArrowBackUp, IconCircleCheck, notify, useErrorSentence, useText, useWrite } from '@sannidhi/kit';

interface ChangeRemoteProps {
  remote: Remote;
  /** The release to make active; without one the remote is rolled back. */
  release?: string;
}

const READS = ['/api/superadmin/remotes'];

/** One press makes a release active, or ends the canary or returns to the release before. Nothing is lost by it: the way back is the same press. */
export function ChangeRemote({ remote, release }: ChangeRemoteProps) {
  const text = useText('mfe-superadmin');
  const sentence = useErrorSentence();
  const done = () => notify({ kind: 'success', title: text('remotes.done', { remote }) });
  const activate = useWrite(remoteDeskEndpoints.activate, { invalidates: READS, onSuccess: done });
  const rollBack = useWrite(remoteDeskEndpoints.rollback, { invalidates: READS, onSuccess: done });
  const onError = (error: Error) => notify({ kind: 'error', title: text('remotes.notDone', { remote }), body: sentence(error) });
  const run = () =>
    release
      ? activate.mutate({ params: { remote }, body: { release, sharePercent: 100, reason: '' } }, { onError })
      : rollBack.mutate({ params: { remote }, body: { reason: '' } }, { onError });
  return (
    <Button
      icon={release ? IconCircleCheck : IconArrowBackUp}
      busy={(activate.isPending || rollBack.isPending) && text('remotes.changing')}
      aria-label={release ? text('remotes.promoteNamed', { release }) : text('remotes.rollBackNamed', { remote })}
      onClick={run}
    >
      {text(release ? 'remotes.promote' : 'remotes.rollBack')}
    </Button>
  );
}
