import { type Remote, remoteDeskEndpoints } from '@sannidhi/contracts';
import { Button, IconCircleCheck, notify, useErrorSentence, useText, useWrite } from '@sannidhi/kit';

/** One press makes a release active. Nothing is lost: one press rolls it back, too. */
export function PromoteRelease({ remote, release }: { remote: Remote; release: string }) {
  const text = useText('mfe-superadmin');
  const sentence = useErrorSentence();
  const activate = useWrite(remoteDeskEndpoints.activate, {
    onSuccess: () => notify({ kind: 'success', title: text('remotes.done', { remote }) }),
  });
  const promote = () =>
    activate.mutate(
      { params: { remote }, body: { release, sharePercent: 100, reason: '' } },
      { onError: (error) => notify({ kind: 'error', title: text('remotes.notDone', { remote }), body: sentence(error) }) },
    );
  return (
    <section>
      <p style={{ marginBottom: 12 }}>{text('remotes.promoteHelp')}</p>
      <Button variant="primary" icon={IconCircleCheck} busy={activate.isPending && text('remotes.changing')} onClick={promote}>
        {text('remotes.promote')}
      </Button>
    </section>
  );
}
