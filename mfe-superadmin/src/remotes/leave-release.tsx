import { type RemoteStatus, remoteDeskEndpoints, rollbackSchema } from '@sannidhi/contracts';
import { Field, Form, IconArrowBackUp, notify, SubmitButton, styled, useText, useWrite } from '@sannidhi/kit';

const schema = rollbackSchema.pick(['reason']);

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'end',
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 420px) auto', justifyContent: 'start' },
});

/**
 * A one-press rollback with a reason: ends the canary if one is running, otherwise returns to the previous release. It names what the
 * operator saw, so that two who press at once go back one step.
 */
export function LeaveRelease({ status: { remote, active, canary, previous, installed } }: { status: RemoteStatus }) {
  const text = useText('mfe-superadmin');
  const endCanary = useWrite(remoteDeskEndpoints.endCanary);
  const rollBack = useWrite(remoteDeskEndpoints.rollback);
  if (!canary && !(active && (previous ?? installed))) return null;
  const leave = async ({ reason = '' }: { reason?: string }) => {
    const params = { remote };
    if (canary) await endCanary.mutateAsync({ params, body: { release: canary.release, reason } });
    else await rollBack.mutateAsync({ params, body: { reason, leaving: active ?? undefined } });
    notify({ kind: 'success', title: text('remotes.done', { remote }) });
  };
  return (
    <Form
      key={`${canary?.release}/${active}`}
      schema={schema}
      initialValues={{ reason: '' }}
      onSubmit={leave}
      label={text(canary ? 'remotes.endCanaryNamed' : 'remotes.rollBackNamed', { remote })}
    >
      <Row>
        <Field name="reason" label={text('remotes.reason')} maxLength={200} optional />
        <SubmitButton variant="secondary" icon={IconArrowBackUp} busy={text('remotes.changing')}>
          {canary ? text('remotes.endCanary') : text('remotes.rollBack', { release: previous ?? text('remotes.theInstalled') })}
        </SubmitButton>
      </Row>
    </Form>
  );
}
